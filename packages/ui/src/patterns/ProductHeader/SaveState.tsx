import { Check, CircleAlert } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Ring } from '../../elements/Ring/index.ts';
import * as css from './SaveState.css.ts';

/** Where what was typed is. */
export type SaveWords =
  | { readonly phase: 'saved' }
  /** Typed, and about to be saved. */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'saving' }
  /** @param sentence Why it was not saved. */
  | { readonly phase: 'failed'; readonly sentence: string }
  /** Somebody else saved in between. */
  | { readonly phase: 'stale'; readonly sentence: string };

export interface SaveStateProps {
  save: SaveWords;
  /** Saves again. */
  onRetry: () => void;
  /** Saves this text over the other one. */
  onKeepMine?: () => void;
  /** Takes the other text. */
  onTakeTheirs?: () => void;
}

/** One line that says where what was typed is; only trouble is read out, every save would be a chatter. */
export function SaveState({ save, onRetry, onKeepMine, onTakeTheirs }: SaveStateProps) {
  if (save.phase === 'saved')
    return (
      <span className={css.line}>
        <Icon of={Check} />
        Draft saved
      </span>
    );
  if (save.phase === 'waiting' || save.phase === 'saving')
    return (
      <span className={css.line}>
        <Ring aria-label="Saving" />
        <span aria-hidden>Saving…</span>
      </span>
    );
  return (
    <div role="alert" className={css.trouble}>
      <span className={css.words}>
        <Icon of={CircleAlert} />
        <span>
          <strong>{save.phase === 'stale' ? 'Somebody else saved.' : 'Not saved.'}</strong>{' '}
          {save.sentence}
        </span>
      </span>
      {save.phase === 'failed' ? (
        <Button size="small" onPress={onRetry}>
          Retry
        </Button>
      ) : (
        <>
          {onTakeTheirs && (
            <Button size="small" onPress={onTakeTheirs}>
              Load theirs
            </Button>
          )}
          {onKeepMine && (
            <Button size="small" onPress={onKeepMine}>
              Keep mine
            </Button>
          )}
        </>
      )}
    </div>
  );
}
