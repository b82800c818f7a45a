import type { TakedownAnswer } from '@hangtag/contract/wire/takedown';
import { proxy, ref, useSnapshot } from 'valtio';
import { changeTakedown, readTakedown } from '../api/products.ts';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ answer: Remote<TakedownAnswer> }>({ answer: idle });
const answer = createLoader<TakedownAnswer>({
  get: () => state.answer as Remote<TakedownAnswer>,
  set: (next) => (state.answer = ref(next)),
});
onOwnerChange(answer.forget);

/** Whether the open product's page is withheld, for a component. */
export const useTakedown = (): Remote<TakedownAnswer> =>
  useSnapshot(state).answer as Remote<TakedownAnswer>;

/** Loads whether a product's page is withheld; another product's is not shown meanwhile. */
export const loadTakedown = (
  productId: number,
  whileLoading: 'keeps' | 'drops' = 'drops',
): Promise<void> => answer.load(() => readTakedown(currentCompanyId(), productId), whileLoading);

/** Withholds the page, or puts it back by an empty reason; after another's change, shows that. */
export async function setTakedown(productId: number, reason: string): Promise<void> {
  const seen = shown(state.answer as Remote<TakedownAnswer>)?.version;
  try {
    await changeTakedown(currentCompanyId(), productId, reason, seen);
  } catch (error) {
    if (toProblem(error).code === 'stale_write') await loadTakedown(productId, 'keeps');
    throw error;
  }
  await loadTakedown(productId, 'keeps');
}
