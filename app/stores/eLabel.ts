import type { ELabelAnswer } from '@hangtag/contract/wire/eLabel';
import { proxy, ref, useSnapshot } from 'valtio';
import { changeELabel, readELabel } from '../api/products.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ answer: Remote<ELabelAnswer> }>({ answer: idle });
const answer = createLoader<ELabelAnswer>({
  get: () => state.answer as Remote<ELabelAnswer>,
  set: (next) => (state.answer = ref(next)),
});
onOwnerChange(answer.forget);

/** Whether the open product's page is an e-label, for a component. */
export const useELabel = (): Remote<ELabelAnswer> =>
  useSnapshot(state).answer as Remote<ELabelAnswer>;

/** Loads whether a product's page is an e-label; another product's is not shown meanwhile. */
export const loadELabel = (
  productId: number,
  whileLoading: 'keeps' | 'drops' = 'drops',
): Promise<void> => answer.load(() => readELabel(currentCompanyId(), productId), whileLoading);

/** Makes the page an e-label, or an ordinary page again. */
export async function setELabel(productId: number, isELabel: boolean): Promise<void> {
  await changeELabel(currentCompanyId(), productId, { isELabel });
  await loadELabel(productId, 'keeps');
}
