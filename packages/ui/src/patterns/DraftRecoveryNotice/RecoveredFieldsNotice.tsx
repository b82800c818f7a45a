import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';

export interface RecoveredFieldsNoticeProps {
  /** Gives up what was typed; the fields show what is saved. */
  onDiscard: () => void;
}

/** Says that a form's fields hold what was typed before the session was lost, and offers to give it up (X10). */
export function RecoveredFieldsNotice({ onDiscard }: RecoveredFieldsNoticeProps) {
  return (
    <Notice
      tone="caution"
      title="Not saved yet."
      announcement="polite"
      actions={
        <Button size="small" onPress={onDiscard}>
          Discard
        </Button>
      }
    >
      The fields hold what you typed last time.
    </Notice>
  );
}
