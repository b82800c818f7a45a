import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';

export interface RecoveredFieldsNoticeProps {
  /** Discards the recovered input; the fields show the saved values. */
  onDiscard: () => void;
}

/** States that a form holds unsaved input from a lost session, and offers to discard it (X10). */
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
