import { AlertDialog } from '../../elements/AlertDialog/index.ts';

export interface ArchiveDialogProps {
  /** Name of the product. */
  name: string;
  /** Whether it has a published page. */
  isPublished: boolean;
  /** Whether the dialog is open. @default true */
  isOpen?: boolean;
  /** Whether it is being archived. @default false */
  isBusy?: boolean;
  /** Why archiving failed, as a sentence. */
  problem?: string;
  /** Opens the comparison after another user's save; takes the place of archiving. @default none */
  onCompare?: () => void;
  /** Archives it; the caller closes the dialog after a success. */
  onArchive: () => void;
  /** Called when the dialog closes without archiving. */
  onClose: () => void;
}

/** Confirms archiving: the product leaves the list, and its page states that it is no longer offered [D36]. */
export function ArchiveDialog(props: ArchiveDialogProps) {
  const {
    name,
    isPublished,
    isOpen = true,
    isBusy,
    problem,
    onCompare,
    onArchive,
    onClose,
  } = props;
  return (
    <AlertDialog
      title={`Archive ${name}?`}
      action={onCompare ? 'Compare' : 'Archive'}
      tone="neutral"
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onAction={onCompare ?? onArchive}
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
