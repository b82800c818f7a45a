import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { NoBreakDates } from '../../elements/Text/index.ts';
import { formatMoment } from '../../support/formatDate.ts';

export interface DraftRecoveryNoticeProps {
  /** When it was typed last, ISO 8601. */
  at: string;
  /** Takes the text as one's own; it is saved. */
  onUse: () => void;
  /** Gives the text up. */
  onDiscard: () => void;
}

/** Offers what was typed before the session was lost or the page went away; the fields show it already (X10). */
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
