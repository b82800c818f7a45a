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

/** Deletes one item of a list: `busy` is its id meanwhile, a refusal lists its uses. @returns Whether it succeeded. */
export function deleteUnused(state: ChangeState, id: number, remove: () => Promise<void>) {
  state.refusal = null;
  return changeUsed(state, id, remove);
}

/** Changes an item that could not be deleted; its uses stay. @returns Whether it succeeded. */
export async function changeUsed(
  state: ChangeState,
  id: number,
  change: () => Promise<void>,
): Promise<boolean> {
  state.busy = id;
  try {
    await change();
    return true;
  } catch (error) {
    logFailure(error);
    const { sentence, uses } = usageRefusal(toProblem(error));
    state.refusal = ref({ sentence, uses: uses.length > 0 ? uses : (state.refusal?.uses ?? []) });
    return false;
  } finally {
    state.busy = null;
  }
}
