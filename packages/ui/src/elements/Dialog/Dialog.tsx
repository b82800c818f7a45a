import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import {
  Dialog as AriaDialog,
  DialogTrigger,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { typography } from '../../theme/typography.css.ts';
import { IconButton } from '../IconButton/index.ts';
import { useScrolls } from '../../support/useScrolls.ts';
import * as css from './Dialog.css.ts';

/** Opens its dialog when the control before it is pressed. */
export { DialogTrigger };

/** Widths: 560 question, 760 form, 1000 plans, 1112 gallery. */
export type DialogSize = 'small' | 'medium' | 'large' | 'wide';

export interface DialogProps {
  /** Names the dialog; set in the title face. */
  title: string;
  /** @default 'small' */
  size?: DialogSize;
  /** Is it shown? Leave it out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Tells that it closes, by the close button, Escape or a press outside. */
  onClose?: () => void;
  /** `deliberate` ignores presses outside, for work that would be lost. @default 'any' */
  dismissal?: 'any' | 'deliberate';
  /** Stays under the title while the body scrolls, such as a search. */
  toolbar?: ReactNode;
  /** The body; it scrolls, header and footer stay. */
  children: ReactNode;
  /** `bare` leaves margins and scrolling to the children. @default 'padded' */
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
                <Heading slot="title" className={typography.sectionTitle}>
                  {title}
                </Heading>
                <span className={css.close}>
                  <IconButton icon={X} aria-label="Close" onPress={close} />
                </span>
              </header>
              {props.toolbar && <div className={css.toolbar}>{props.toolbar}</div>}
              <Body kind={body}>{props.children}</Body>
              {(props.footer || props.footerStart) && (
                <footer className={css.footer}>
                  <div className={css.footerStart}>{props.footerStart}</div>
                  <div className={css.footerEnd}>{props.footer}</div>
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface BodyProps {
  readonly kind: 'padded' | 'bare';
  readonly children: ReactNode;
}

/** The part that scrolls; it takes the keyboard only while there is something to scroll. */
function Body({ kind, children }: BodyProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(scroller);
  return (
    <div
      ref={scroller}
      className={css.body({ kind })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the arrow keys
      tabIndex={scrolls && kind === 'padded' ? 0 : undefined}
      data-part="Body"
    >
      {children}
    </div>
  );
}
