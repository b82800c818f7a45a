import { AlertDialog } from '../../elements/AlertDialog/index.ts';

interface UnappliedCodeProps {
  /** The typed code; null closes the dialog. */
  readonly code: string | null;
  /** What the order does, as its button says it. */
  readonly words: string;
  /** Has the code checked; the order waits for the new bill. */
  readonly onApply: () => void;
  /** Orders without the code. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks about a code that is typed and counts for nothing yet. */
export function UnappliedCode({ code, words, onApply, onLeave, onClose }: UnappliedCodeProps) {
  if (code === null) return null;
  return (
    <AlertDialog
      title={`Use the code ${code}?`}
      action="Apply it"
      alternative={{ label: `${words} without it`, onAction: onLeave }}
      cancel="Back"
      tone="neutral"
      isOpen
      onAction={onApply}
      onClose={onClose}
    >
      The bill does not count it yet. Applying it shows the new bill first; nothing is charged
      before you confirm that.
    </AlertDialog>
  );
}
