import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Ring } from '../../elements/Ring/index.ts';
import { RelativeTime } from './RelativeTime.tsx';
import * as css from './SaveState.css.ts';

/** Where what was typed is. */
export type SaveWords =
  /** @param at When it was saved, ISO 8601; null when nothing ever was. */
  | { readonly phase: 'saved'; readonly at: string | null }
  /** Typed, and about to be saved. */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'saving' }
  /** Typed, and saved by itself as soon as the server answers, or once the person says so. */
  | { readonly phase: 'unsaved' }
  /** @param sentence Why it was not saved. */
  | { readonly phase: 'failed'; readonly sentence: string }
  /** Saved elsewhere in between: by somebody else, or in another tab. */
  | { readonly phase: 'stale'; readonly sentence: string };

export interface SaveStateProps {
  /** Where what was typed is: saved, about to be, or why not. */
  save: SaveWords;
  /** What is edited, at the start of a sentence. @default 'This product' */
  what?: string;
  /** Saves again. */
  onRetry: () => void;
  /** Shows both versions, from which one chooses. */
  onCompare: () => void;
}

/** One line that says where what was typed is; only trouble is read out, every save would be a chatter. */
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
  return (
    <div role="alert" className={css.failure}>
      <span className={css.words}>
        <Icon of={CircleAlert} />
        <span>
          <strong>{isStale ? `${what} was saved elsewhere.` : 'Not saved.'}</strong> {save.sentence}
        </span>
      </span>
      <Button size="small" onPress={isStale ? onCompare : onRetry}>
        {isStale ? 'Compare' : 'Try again'}
      </Button>
    </div>
  );
}
