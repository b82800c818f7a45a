import { AlertDialog } from '../../elements/AlertDialog/index.ts';

export interface ArchiveDialogProps {
  /** Name of the product. */
  name: string;
  /** Does it have a page now? */
  isPublished: boolean;
  /** Whether it is shown. @default true */
  isOpen?: boolean;
  /** Whether it is being archived. @default false */
  isBusy?: boolean;
  /** Why it was not archived, as a sentence. */
  problem?: string;
  /** Archives it; the caller closes the dialog once that worked. */
  onArchive: () => void;
  /** Called when it was left without archiving. */
  onClose: () => void;
}

/** Asks before a product leaves the list and its page says that it is no longer offered [D36]. */
export function ArchiveDialog(props: ArchiveDialogProps) {
  const { name, isPublished, isOpen = true, isBusy, problem, onArchive, onClose } = props;
  return (
    <AlertDialog
      title={`Archive ${name}?`}
      action="Archive"
      tone="neutral"
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onAction={onArchive}
      onClose={onClose}
    >
      {isPublished
        ? 'People who scan the code will read that the product is no longer offered. '
        : 'It leaves the product list. '}
      Nothing is deleted, and printed codes keep working. You can restore it while the plan has
      room.
    </AlertDialog>
  );
}
