import { proxy, ref, useSnapshot } from 'valtio';
import { copyProduct } from '../api/products.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { toasts } from './toasts.ts';
import { productEditor } from './productEditor.ts';
import { currentCompanyId } from './session.ts';

const state = proxy<{ isBusy: boolean; problem: Problem | null }>({ isBusy: false, problem: null });

/** The state of copying, for a component. */
export const useCopying = () => {
  const { isBusy, problem } = useSnapshot(state);
  return { isBusy, problem: problem as Problem | null };
};

/** Clears the last failure, as when the dialog opens again. */
export const resetCopying = (): void => void (state.problem = null);

/**
 * Copies a product, after saving its unsaved input [F243, D37].
 * @returns The copy's id, or null after a failure.
 */
export async function copyOf(
  original: { readonly productId: number; readonly name: string },
  modelNumber: string,
): Promise<number | null> {
  if (state.isBusy) return null;
  state.isBusy = true;
  state.problem = null;
  try {
    await productEditor.saveNow(original.productId);
    const { productId } = await copyProduct(currentCompanyId(), {
      productId: original.productId,
      modelNumber,
    });
    toasts.success(`${original.name} was copied. The copy is a draft with a code of its own.`);
    return productId;
  } catch (error) {
    logFailure(error);
    state.problem = ref(toProblem(error));
    return null;
  } finally {
    state.isBusy = false;
  }
}
