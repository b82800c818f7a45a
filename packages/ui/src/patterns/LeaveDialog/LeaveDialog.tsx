import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../elements/Text/index.ts';

export interface LeaveDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The unsaved things, each as it reads within a sentence: "Harvest Olive Oil", "your profile". */
  what: readonly string[];
  /** Why saving failed; null where the user has to save. */
  reason: string | null;
  /** Returns to the unsaved input; Escape does the same. */
  onStay: () => void;
  /** Leaves and discards the unsaved input. */
  onLeave: () => void;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Asks before unsaved input is lost. */
export function LeaveDialog({ isOpen, what, reason, onStay, onLeave }: LeaveDialogProps) {
  return (
    <AlertDialog
      title="Leave without saving?"
      action="Leave without saving"
      cancel="Stay"
      isOpen={isOpen}
      onAction={onLeave}
      onClose={onStay}
    >
      <Stack gap={8}>
        <Text tone="inherit">
          What you typed in {list.format(what)} is not saved. It is lost when you leave.
        </Text>
        {reason && <Text tone="inherit">{`It could not be saved. ${reason}`}</Text>}
      </Stack>
    </AlertDialog>
  );
}
