import { productMessages } from '@hangtag/contract/rules/messages';
import { proxy, ref, useSnapshot } from 'valtio';
import { createProducts } from '../api/products.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { toasts } from './toasts.ts';
import { reloadProducts } from './products.ts';
import { currentCompanyId } from './session.ts';

const state = proxy<{ isBusy: boolean; problem: Problem | null }>({ isBusy: false, problem: null });

/** The state of adding several products, for a component. */
export const useAdding = () => {
  const { isBusy, problem } = useSnapshot(state);
  return { isBusy, problem: problem as Problem | null };
};

/** Clears the last failure, as when the dialog opens again. */
export const resetAdding = (): void => void (state.problem = null);

/** Creates several placeholder products at once and shows a toast with their number (M09-M11) [D33]. */
export async function addProducts(count: number): Promise<boolean> {
  if (state.isBusy) return false;
  state.isBusy = true;
  state.problem = null;
  try {
    const { created } = await createProducts(currentCompanyId(), { count });
    if (created === 0) {
      toasts.error(productMessages.addFailed);
      return false;
    }
    toasts.success(productMessages.added(created));
    return true;
  } catch (error) {
    logFailure(error);
    state.problem = ref(toProblem(error));
    toasts.error(productMessages.addFailed);
    return false;
  } finally {
    state.isBusy = false;
    void reloadProducts();
  }
}
