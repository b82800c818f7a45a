import { AlertDialog } from '../../elements/AlertDialog/index.ts';

export interface UnpublishDialogProps {
  /** Name of what is unpublished. */
  name: string;
  /** Whether the dialog is open. @default true */
  isOpen?: boolean;
  /** Whether it is being unpublished. @default false */
  isBusy?: boolean;
  /** Why unpublishing failed, as a sentence. */
  problem?: string;
  /** Opens the comparison after another user's save; takes the place of unpublishing. @default none */
  onCompare?: () => void;
  /** The effect of unpublishing. @default the effect on a product's page */
  children?: string;
  /** Unpublishes it; the caller closes the dialog after a success. */
  onUnpublish: () => void;
  /** Called when the dialog closes without unpublishing. */
  onClose: () => void;
}

/** Confirms unpublishing. */
export function UnpublishDialog(props: UnpublishDialogProps) {
  const { name, isOpen = true, isBusy, problem, onCompare, onUnpublish, onClose } = props;
  return (
    <AlertDialog
      title={`Unpublish ${name}?`}
      action={onCompare ? 'Compare' : 'Unpublish'}
      tone={onCompare ? 'neutral' : 'danger'}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onAction={onCompare ?? onUnpublish}
      onClose={onClose}
    >
      {props.children ??
        'People who scan the code will read that the page is not available. The draft and the address stay as they are, so printed codes work again as soon as you publish.'}
    </AlertDialog>
  );
}
