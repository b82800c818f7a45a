/** One list of the platform: read, put in order, and rid of what nothing holds. */
import type { UseRefusal } from '@hangtag/ui/patterns/EditableList';
import { proxy, ref, useSnapshot } from 'valtio';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';
import { changeUsed, deleteUnused } from './deleteUnused.ts';

/** What is known of a list. */
export interface PlatformList<Item> {
  readonly list: Remote<readonly Item[]>;
  /** Which one is being deleted, by its id. */
  readonly busy: number | null;
  /** Why the last order was not saved, as a sentence. */
  readonly problem: string | null;
  /** Why the last deletion was refused, and what holds it. */
  readonly refusal: UseRefusal | null;
}

interface Calls<Item> {
  readonly read: () => Promise<readonly Item[]>;
  /** Where each is used; asked after the list, because it takes longer. */
  readonly count?: () => Promise<readonly Item[]>;
  readonly order?: (ids: readonly number[]) => Promise<unknown>;
  readonly remove: (id: number) => Promise<void>;
  /** For what cannot be deleted while something holds it. */
  readonly deactivate?: (id: number) => Promise<Item>;
}

interface Numbered {
  readonly id: number;
}

const nothing = { list: idle, busy: null, problem: null, refusal: null };

/** A store for one list. */
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
    if (!calls.count) return;
    try {
      const counted = new Map((await calls.count()).map((item) => [item.id, item]));
      change((items) => items.map((item) => ({ ...item, ...counted.get(item.id) })));
    } catch (error) {
      // Without the counts the list is whole; deleting is refused by the server anyway.
      logFailure(error);
    }
  }

  async function load(): Promise<void> {
    await loading.load(calls.read);
    await count();
  }

  // One after another: the call takes the whole order, so two at once would each forget the other's.
  let turn: Promise<unknown> = Promise.resolve();

  return {
    /** The list, for a component. */
    use: (): PlatformList<Item> => useSnapshot(state) as PlatformList<Item>,
    /** Reads it anew, with the counts after it. */
    load: async (): Promise<void> => {
      Object.assign(state, { problem: null, refusal: null });
      await load();
    },
    /** Moves one to a place, counted from 0; what the server refuses goes back to its order (D44). */
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
    /** Deletes one; tells whether it worked. */
    remove: (id: number): Promise<boolean> =>
      deleteUnused(state, id, async () => {
        await calls.remove(id);
        change((items) => items.filter((item) => item.id !== id));
      }),
    /** Makes one inactive that could not be deleted; tells whether it worked. */
    deactivate: (id: number): Promise<boolean> =>
      changeUsed(state, id, async () => {
        const inactive = await calls.deactivate?.(id);
        change((items) => items.map((item) => (item.id === id ? { ...item, ...inactive } : item)));
      }),
  };
}
