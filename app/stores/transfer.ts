import type { TransferAnswer, TransferBody } from '@hangtag/contract/wire/transfer';
import { proxy, ref, useSnapshot } from 'valtio';
import { changeTransfer, readTransfer } from '../api/products.ts';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { productEditor } from './productEditor.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ answer: Remote<TransferAnswer> }>({ answer: idle });
const answer = createLoader<TransferAnswer>({
  get: () => state.answer as Remote<TransferAnswer>,
  set: (next) => (state.answer = ref(next)),
});
onOwnerChange(answer.forget);

/** Whether the open product was sold, for a component. */
export const useTransfer = (): Remote<TransferAnswer> =>
  useSnapshot(state).answer as Remote<TransferAnswer>;

/** Loads whether a product was sold; another product's sale is not shown meanwhile. */
export const loadTransfer = (
  productId: number,
  whileLoading: 'keeps' | 'drops' = 'drops',
): Promise<void> => answer.load(() => readTransfer(currentCompanyId(), productId), whileLoading);

/** Leads the codes elsewhere, or back by an empty address; after another's change, shows that. */
export async function setTransfer(productId: number, body: TransferBody): Promise<void> {
  const seen = shown(state.answer as Remote<TransferAnswer>)?.version;
  try {
    await changeTransfer(currentCompanyId(), productId, body, seen);
  } catch (error) {
    if (toProblem(error).code === 'stale_write') await loadTransfer(productId, 'keeps');
    throw error;
  }
  await loadTransfer(productId, 'keeps');
  // A sold product is archived.
  await productEditor.load(productId);
}
