import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Ring } from '../../elements/Ring/index.ts';
import * as css from './SaveState.css.ts';
import { relativeTime } from '../../support/relativeTime.ts';
import { formatMoment } from '../../support/formatDate.ts';

/** The states of saving. */
export type SaveWords =
  /** @param at When it was saved, ISO 8601; null when nothing ever was. */
  | { readonly phase: 'saved'; readonly at: string | null }
  /** Edited; autosave is about to run. */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'saving' }
  /** Edited; saved when the server answers again or the user saves. */
  | { readonly phase: 'unsaved' }
  /**
   * @param what What was not saved, where the rest was.
   * @param sentence Why it was not saved.
   */
  | { readonly phase: 'failed'; readonly what?: string; readonly sentence: string }
  /** Another user or another tab saved in between. */
  | { readonly phase: 'stale'; readonly sentence: string };

export interface SaveStateProps {
  /** The state of saving. */
  save: SaveWords;
  /** The edited thing, at the start of a sentence. @default 'This product' */
  what?: string;
  /** Retries saving. */
  onRetry: () => void;
  /** Opens the comparison of both versions. */
  onCompare: () => void;
}

/** One line with the save state. Only failures are announced: announcing every save would be noise. */
export function SaveState({ save, what = 'This product', onRetry, onCompare }: SaveStateProps) {
  if (save.phase === 'saved')
    return (
      <span className={css.line}>
        <Icon of={Check} />
        <span>
          <span>Draft saved</span> {save.at && <RelativeTime key={save.at} at={save.at} />}
        </span>
      </span>
    );
  if (save.phase === 'unsaved')
    return (
      <span className={css.line}>
        <Icon of={CloudOff} />
        Not saved yet
      </span>
    );
  if (save.phase === 'waiting' || save.phase === 'saving')
    return (
      <span className={css.line}>
        <Ring aria-label="Saving" />
        <span aria-hidden>Saving…</span>
      </span>
    );
  const isStale = save.phase === 'stale';
  const failure = save.phase === 'failed' && save.what ? `Not saved: ${save.what}.` : 'Not saved.';
  return (
    <div role="alert" className={css.failure}>
      <span className={css.words}>
        <Icon of={CircleAlert} />
        <span>
          <strong>{isStale ? `${what} was saved elsewhere.` : failure}</strong> {save.sentence}
        </span>
      </span>
      <Button size="small" onPress={isStale ? onCompare : onRetry}>
        {isStale ? 'Compare' : 'Try again'}
      </Button>
    </div>
  );
}

interface RelativeTimeProps {
  /** The moment, ISO 8601. */
  at: string;
}

/** "2 min ago", kept up to date; the exact time is its title. */
function RelativeTime({ at }: RelativeTimeProps) {
  const [now, setNow] = useState(() => Date.now());
  const { words, next } = relativeTime(at, Math.max(now, Date.parse(at)));
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), next);
    return () => clearTimeout(timer);
  }, [next, now]);
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {words}
    </time>
  );
}
