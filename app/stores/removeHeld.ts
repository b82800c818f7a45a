/** Deleting what others may hold. */
import type { UseRefusal } from '@hangtag/ui/patterns/CatalogueList';
import { ref } from 'valtio';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { refusalOf } from './holders.ts';

/** Deletes one thing of a list: `busy` names it meanwhile, a refusal says who holds it. @returns Whether it worked. */
export async function removeHeld(
  state: { busy: number | null; refusal: UseRefusal | null },
  id: number,
  remove: () => Promise<void>,
): Promise<boolean> {
  Object.assign(state, { busy: id, refusal: null });
  try {
    await remove();
    return true;
  } catch (error) {
    logFailure(error);
    state.refusal = ref(refusalOf(toProblem(error)));
    return false;
  } finally {
    state.busy = null;
  }
}
