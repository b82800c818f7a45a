import { AlertDialog } from '../../elements/AlertDialog/index.ts';

export interface UnpublishDialogProps {
  /** Name of what is taken down. */
  name: string;
  /** Whether it is shown. @default true */
  isOpen?: boolean;
  /** Whether it is being taken down. @default false */
  isBusy?: boolean;
  /** Why it was not taken down, as a sentence. */
  problem?: string;
  /** What becomes of it. @default what becomes of the page of a product */
  children?: string;
  /** Takes it down; the caller closes the dialog once that worked. */
  onUnpublish: () => void;
  /** Called when it was left as it is. */
  onClose: () => void;
}

/** Asks before something public is taken down. */
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
      {props.children ??
        'People who scan the code will read that the page is not available. The draft and the address stay as they are, so printed codes work again as soon as you publish.'}
    </AlertDialog>
  );
}
