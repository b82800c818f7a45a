/** Deletes an item that may be in use, or changes it instead. */
import type { UseRefusal } from '@hangtag/ui/patterns/EditableList';
import { ref } from 'valtio';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { usageRefusal } from './usageRefusal.ts';

interface ChangeState {
  busy: number | null;
  refusal: UseRefusal | null;
}

/** A change of one item on the version that the list shows. */
interface VersionedChange {
  readonly id: number;
  readonly run: () => Promise<void>;
  /** Loads the list again, after somebody else's change. */
  readonly reload: () => Promise<void>;
}

/** Deletes one item of a list: `busy` is its id meanwhile, a refusal lists its uses. @returns Whether it succeeded. */
export function deleteUnused(state: ChangeState, removal: VersionedChange): Promise<boolean> {
  state.refusal = null;
  return changeUsed(state, removal);
}

/** Changes an item that could not be deleted; its uses stay. @returns Whether it succeeded. */
export async function changeUsed(
  state: ChangeState,
  { id, run, reload }: VersionedChange,
): Promise<boolean> {
  state.busy = id;
  try {
    await run();
    return true;
  } catch (error) {
    logFailure(error);
    const problem = toProblem(error);
    if (problem.code === 'stale_write') await reload();
    const { sentence, uses } = usageRefusal(problem);
    state.refusal = ref({ sentence, uses: uses.length > 0 ? uses : (state.refusal?.uses ?? []) });
    return false;
  } finally {
    state.busy = null;
  }
}
