import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { typography } from '../../theme/typography.css.ts';
import { Button } from '../Button/index.ts';
import { body, dialog, footer, footerEnd, modal, overlay } from '../Dialog/Dialog.css.ts';
import { Notice } from '../Notice/index.ts';
import { head, long, sentence } from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** The question, with the name of the affected thing. */
  title: string;
  /** What happens, what stays, and until when. */
  children: ReactNode;
  /** The verb of the question; null when the action is impossible, so that only closing is left. */
  action: string | null;
  /** Whether the action destroys something. @default 'danger' */
  tone?: 'danger' | 'neutral';
  /** Another way to answer the question, between cancelling and the action. */
  alternative?: { readonly label: string; readonly onAction: () => void };
  /** Label of the cancel button. @default 'Cancel' */
  cancel?: string;
  /** Whether it is open. Omit it inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Whether the action is running. @default false */
  isBusy?: boolean;
  /** Why the action failed, as a sentence. */
  problem?: string;
  /** Runs the action; the caller closes the dialog afterwards. */
  onAction: () => void;
  /** Called when the user cancels. */
  onClose?: () => void;
}

/** Confirms an action that cannot be undone; a click outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    title,
    action,
    tone = 'danger',
    cancel = 'Cancel',
    isOpen,
    isBusy = false,
    alternative,
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
                  {alternative && (
                    <Button isDisabled={isBusy} onPress={alternative.onAction}>
                      {alternative.label}
                    </Button>
                  )}
                  {/* The same element, so that it keeps focus when closing is all that is left. */}
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
