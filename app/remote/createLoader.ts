import { toProblem } from '../api/problem.ts';
import { logFailure } from './log.ts';
import { type Remote, shown } from './Remote.ts';

/** A part of a store that holds a Remote. */
export interface Cell<T> {
  readonly get: () => Remote<T>;
  readonly set: (next: Remote<T>) => void;
}

/** Loads into a cell; the last call wins, whenever an earlier one answers. */
export interface Loader<T> {
  /** Loads; `keeps` shows the previous data meanwhile. */
  readonly load: (ask: () => Promise<T>, whileLoading?: 'keeps' | 'drops') => Promise<void>;
  /** Ignores the answers of all running calls. */
  readonly forget: () => void;
}

/** Creates the loader of one cell [F056: a failure is logged and shown in place, never as a toast]. */
export function createLoader<T>(cell: Cell<T>): Loader<T> {
  let turn = 0;
  return {
    async load(ask, whileLoading = 'keeps') {
      const ownTurn = ++turn;
      const last = whileLoading === 'keeps' ? shown(cell.get()) : undefined;
      cell.set({ phase: 'loading', last });
      const next = await ask().then(
        (data): Remote<T> => ({ phase: 'ready', data }),
        (error: unknown): Remote<T> => {
          logFailure(error);
          return { phase: 'failed', problem: toProblem(error), last };
        },
      );
      if (ownTurn === turn) cell.set(next);
    },
    forget() {
      turn++;
      cell.set({ phase: 'idle' });
    },
  };
}
