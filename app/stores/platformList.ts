/** One list of the platform: load, reorder, and delete unused items. */
import type { UseRefusal } from '@hangtag/ui/patterns/EditableList';
import { proxy, ref, useSnapshot } from 'valtio';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';
import { changeUsed, deleteUnused } from './deleteUnused.ts';

/** The state of a list. */
export interface PlatformList<Item> {
  readonly list: Remote<readonly Item[]>;
  /** Id of the item that is being deleted. */
  readonly busy: number | null;
  /** Why the last reordering failed, as a sentence. */
  readonly problem: string | null;
  /** Why the last deletion was refused, with the item's uses. */
  readonly refusal: UseRefusal | null;
}

interface Calls<Item> {
  readonly read: () => Promise<readonly Item[]>;
  /** Loads the uses of each item after the list, because that takes longer. */
  readonly count?: () => Promise<readonly Item[]>;
  readonly order?: (ids: readonly number[]) => Promise<unknown>;
  /** Deletes an item of this version. */
  readonly remove: (id: number, version?: number) => Promise<void>;
  /** Deactivates an item that is in use and can't be deleted. */
  readonly deactivate?: (id: number, version?: number) => Promise<Item>;
}

interface Numbered {
  readonly id: number;
  readonly version?: number;
}

const nothing = { list: idle, busy: null, problem: null, refusal: null };

/** Creates a store for one list. */
export function createPlatformList<Item extends Numbered>(calls: Calls<Item>) {
  type State = { -readonly [Key in keyof PlatformList<Item>]: PlatformList<Item>[Key] };
  const state = proxy({ ...nothing } as State) as State;
  const loading = createLoader<readonly Item[]>({
    get: () => state.list,
    set: (next) => (state.list = ref(next)),
  });
  onOwnerChange(() => {
    loading.forget();
    Object.assign(state, nothing);
  });

  const change = (next: (items: readonly Item[]) => readonly Item[]) => {
    if (state.list.phase !== 'ready') return;
    state.list = ref({ phase: 'ready', data: next(state.list.data) });
  };

  async function count(): Promise<void> {
    if (!calls.count || state.list.phase !== 'ready') return;
    try {
      const counted = new Map((await calls.count()).map((item) => [item.id, item]));
      change((items) => items.map((item) => ({ ...item, ...counted.get(item.id) })));
    } catch (error) {
      // The list works without the counts; the server checks deletions anyway.
      logFailure(error);
    }
  }

  async function load(): Promise<void> {
    await loading.load(calls.read);
    await count();
  }

  const versionOf = (id: number): number | undefined =>
    state.list.phase === 'ready'
      ? state.list.data.find((item) => item.id === id)?.version
      : undefined;

  // Sequential: the call replaces the whole order, so concurrent ones would lose each other's.
  let turn: Promise<unknown> = Promise.resolve();

  return {
    /** The list, for a component. */
    use: (): PlatformList<Item> => useSnapshot(state) as PlatformList<Item>,
    /** Loads the list, then the counts. */
    load: async (): Promise<void> => {
      Object.assign(state, { problem: null, refusal: null });
      await load();
    },
    /** Moves an item to an index, counted from 0; reverts to the server's order after a failure (D44). */
    move: (id: number, place: number): Promise<unknown> => {
      const { order } = calls;
      state.problem = null;
      change((items) => {
        const moved = items.filter((item) => item.id === id);
        return items.filter((item) => item.id !== id).toSpliced(place, 0, ...moved);
      });
      const ids = state.list.phase === 'ready' ? state.list.data.map((item) => item.id) : [];
      turn = turn.then(async () => {
        try {
          await order?.(ids);
        } catch (error) {
          logFailure(error);
          state.problem = toProblem(error).message;
          await load();
        }
      });
      return turn;
    },
    /** Changes an item; loads the list again after somebody else's change. Rejects with the problem. */
    change: async (write: () => Promise<Item>): Promise<void> => {
      try {
        await write();
      } catch (error) {
        if (toProblem(error).code === 'stale_write') await load();
        throw error;
      }
    },
    /** Deletes an item. @returns Whether it succeeded. */
    remove: (id: number): Promise<boolean> =>
      deleteUnused(state, {
        id,
        run: async () => {
          await calls.remove(id, versionOf(id));
          change((items) => items.filter((item) => item.id !== id));
        },
        reload: load,
      }),
    /** Deactivates an item that could not be deleted. @returns Whether it succeeded. */
    deactivate: (id: number): Promise<boolean> =>
      changeUsed(state, {
        id,
        run: async () => {
          const inactive = await calls.deactivate?.(id, versionOf(id));
          change((items) =>
            items.map((item) => (item.id === id ? { ...item, ...inactive } : item)),
          );
        },
        reload: load,
      }),
  };
}
