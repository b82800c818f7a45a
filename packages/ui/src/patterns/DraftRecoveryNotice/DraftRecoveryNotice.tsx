import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { NoBreakDates } from '../../elements/Text/index.ts';
import { formatMoment } from '../../support/formatDate.ts';

export interface DraftRecoveryNoticeProps {
  /** Time of the last change, ISO 8601. */
  at: string;
  /** Accepts the recovered text, which is then saved. */
  onUse: () => void;
  /** Discards the recovered text. */
  onDiscard: () => void;
}

/** Offers unsaved input from a lost session or a closed page; the fields already show it (X10). */
export function DraftRecoveryNotice({ at, onUse, onDiscard }: DraftRecoveryNoticeProps) {
  return (
    <Notice
      tone="accent"
      title="We kept what you typed."
      announcement="polite"
      actions={
        <>
          <Button size="small" onPress={onUse}>
            Use it
          </Button>
          <Button size="small" tone="quiet" onPress={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      <NoBreakDates text={`It is from ${formatMoment(at)} and is not saved yet.`} />
    </Notice>
  );
}
