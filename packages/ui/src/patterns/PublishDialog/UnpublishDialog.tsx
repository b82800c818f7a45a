import { AlertDialog } from '../../elements/AlertDialog/index.ts';

export interface UnpublishDialogProps {
  /** Name of the product. */
  name: string;
  /** Is it shown? @default true */
  isOpen?: boolean;
  /** Is it being taken down? @default false */
  isBusy?: boolean;
  /** Why it was not taken down, as a sentence. */
  problem?: string;
  onUnpublish: () => void;
  onClose: () => void;
}

/** Asks before the public page is taken down. */
export function UnpublishDialog(props: UnpublishDialogProps) {
  const { name, isOpen = true, isBusy, problem, onUnpublish, onClose } = props;
  return (
    <AlertDialog
      title={`Unpublish ${name}?`}
      action="Unpublish"
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onAction={onUnpublish}
      onClose={onClose}
    >
      People who scan the code will read that the page is not available. The draft and the address
      stay as they are, so printed codes work again as soon as you publish.
    </AlertDialog>
  );
}
