import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { typography } from '../../theme/typography.css.ts';
import { Button } from '../Button/index.ts';
import { body, dialog, footer, footerEnd, modal, overlay } from '../Dialog/Dialog.css.ts';
import { Notice } from '../Notice/index.ts';
import { head, long, sentence } from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** The question, naming the thing. */
  title: string;
  /** What happens, what is kept, and until when. */
  children: ReactNode;
  /** The verb of the question; null once it turned out that it cannot be done: then only closing is left. */
  action: string | null;
  /** Does the action destroy something? @default 'danger' */
  tone?: 'danger' | 'neutral';
  /** The way back, in words. @default 'Cancel' */
  cancel?: string;
  /** Is it shown? Leave it out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Whether the action is under way. @default false */
  isBusy?: boolean;
  /** Why the action failed, as a sentence. */
  problem?: string;
  /** Runs the action; the caller closes the dialog when it is done. */
  onAction: () => void;
  /** Called when the reader went back. */
  onClose?: () => void;
}

/** Asks before something that cannot be taken back; a press outside does not answer it. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    title,
    action,
    tone = 'danger',
    cancel = 'Cancel',
    isOpen,
    isBusy = false,
    onClose,
  } = props;
  return (
    <ModalOverlay
      className={overlay}
      isOpen={isOpen}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={(open) => !open && onClose?.()}
    >
      <Modal className={modal({ size: 'small' })} data-component="AlertDialog">
        <AriaDialog role="alertdialog" className={dialog}>
          {({ close }) => (
            <>
              <header className={head}>
                <Heading slot="title" className={`${typography.sectionTitle} ${long}`}>
                  {title}
                </Heading>
              </header>
              <div className={body({ kind: 'padded' })}>
                <div className={sentence}>{props.children}</div>
                {props.problem && (
                  <Notice tone="danger" announcement="assertive">
                    {props.problem}
                  </Notice>
                )}
              </div>
              <footer className={footer}>
                <div className={footerEnd}>
                  {action !== null && (
                    <Button onPress={close} isDisabled={isBusy}>
                      {cancel}
                    </Button>
                  )}
                  {/* The same button, so that the keyboard stays on it when closing is all that is left. */}
                  <Button
                    tone={action !== null && tone === 'danger' ? 'danger' : 'primary'}
                    isPending={isBusy}
                    onPress={action === null ? close : props.onAction}
                  >
                    {action ?? 'Close'}
                  </Button>
                </div>
              </footer>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
