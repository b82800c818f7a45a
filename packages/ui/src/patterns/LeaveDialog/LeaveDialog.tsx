import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../elements/Text/index.ts';

export interface LeaveDialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** What is not saved, each as a name within a sentence: "Harvest Olive Oil", "your profile". */
  what: readonly string[];
  /** Why it could not be saved; null where saving is up to the person. */
  reason: string | null;
  /** Goes back to what was typed; Escape does the same. */
  onStay: () => void;
  /** Gives up what was typed. */
  onLeave: () => void;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Asks before something typed is lost. */
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
