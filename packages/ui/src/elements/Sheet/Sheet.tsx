import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Sheet.css.ts';

export interface SheetProps {
  /** Names the sheet. */
  title: string;
  /** Whether it is open. Omit it inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Called when it closes, by the close button, Escape or a click outside. */
  onClose?: () => void;
  /** The scrolling body. */
  children: ReactNode;
  /** The fixed footer, over a hairline. */
  footer?: ReactNode;
}

/** A sidebar 308 pixels wide at the end side, for content that does not fit on a small screen. */
export function Sheet({ title, isOpen, onClose, children, footer }: SheetProps) {
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose?.()}
    >
      <Modal className={css.sheet} data-component="Sheet">
        <Dialog className={css.dialog}>
          {({ close }) => (
            <>
              <header className={css.header}>
                <Heading slot="title" className={css.title}>
                  {title}
                </Heading>
                <span className={css.close}>
                  <IconButton icon={X} aria-label="Close" onPress={close} />
                </span>
              </header>
              <div className={css.body}>{children}</div>
              {footer && <footer className={css.footer}>{footer}</footer>}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
