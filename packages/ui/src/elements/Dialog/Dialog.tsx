import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  DialogTrigger,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { typography } from '../../theme/typography.css.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Dialog.css.ts';
import { DialogBody, DialogFooter } from './DialogView.tsx';

/** Opens its dialog when the control before it is pressed. */
export { DialogTrigger };

/** Widths: 560 question, 760 form, 1000 plans, 1112 gallery. */
export type DialogSize = 'small' | 'medium' | 'large' | 'wide';

export interface DialogProps {
  /** Names the dialog; set in the title face. */
  title: string;
  /** How wide it is where the window allows. @default 'small' */
  size?: DialogSize;
  /** Is it shown? Leave it out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Called when it closes, by the close button, Escape or a press outside. */
  onClose?: () => void;
  /** `deliberate` ignores presses outside, for work that would be lost. @default 'any' */
  dismissal?: 'any' | 'deliberate';
  /** Stays under the title while the body scrolls, such as a search. */
  toolbar?: ReactNode;
  /** The body; it scrolls, header and footer stay. */
  children: ReactNode;
  /** `bare` leaves margins and scrolling to the children, such as a `DialogView`. @default 'padded' */
  body?: 'padded' | 'bare';
  /** Actions, the main one last; over a hairline. */
  footer?: ReactNode;
  /** What stands first in the footer: the quiet destructive action, or a count. */
  footerStart?: ReactNode;
}

/** A modal surface for one task; focus stays inside and returns to what opened it. */
export function Dialog(props: DialogProps) {
  const { title, size = 'small', isOpen, onClose, dismissal = 'any', body = 'padded' } = props;
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={dismissal === 'any'}
    >
      <Modal className={css.modal({ size })} data-component="Dialog">
        <AriaDialog className={css.dialog}>
          {({ close }) => (
            <>
              <header className={css.header}>
                <Heading slot="title" className={`${typography.sectionTitle} ${css.title}`}>
                  {title}
                </Heading>
                <span className={css.close}>
                  <IconButton icon={X} aria-label="Close" onPress={close} />
                </span>
              </header>
              {props.toolbar && <div className={css.toolbar}>{props.toolbar}</div>}
              {body === 'padded' ? (
                <DialogBody>{props.children}</DialogBody>
              ) : (
                <div className={css.body({ kind: 'bare' })} data-part="Body">
                  {props.children}
                </div>
              )}
              <DialogFooter start={props.footerStart}>{props.footer}</DialogFooter>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
