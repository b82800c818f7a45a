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

/** Opens its dialog when its control is pressed. */
export { DialogTrigger };

/** Widths in pixels: 560 question, 760 form, 1000 plans, 1112 gallery. */
export type DialogSize = 'small' | 'medium' | 'large' | 'wide';

export interface DialogProps {
  /** Names the dialog; set in the title face. */
  title: string;
  /** Its width where the window allows. @default 'small' */
  size?: DialogSize;
  /** Whether it is open. Omit it inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Called when it closes, by the close button, Escape or a click outside. */
  onClose?: () => void;
  /** `deliberate` ignores clicks outside, for work that would be lost. @default 'any' */
  dismissal?: 'any' | 'deliberate';
  /** Stays below the title while the body scrolls, such as a search. */
  toolbar?: ReactNode;
  /** The scrolling body; header and footer stay. */
  children: ReactNode;
  /** `bare` leaves margins and scrolling to the children, such as a `DialogView`. @default 'padded' */
  body?: 'padded' | 'bare';
  /** Actions, the main one last; over a hairline. */
  footer?: ReactNode;
  /** The start of the footer: the quiet destructive action, or a count. */
  footerStart?: ReactNode;
}

/** A modal for one task; focus stays inside and returns to the control that opened it. */
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
