import type { RecallsAnswer } from '@hangtag/contract/wire/recall';
import { proxy, ref, useSnapshot } from 'valtio';
import { listRecalls } from '../api/products.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ list: Remote<RecallsAnswer> }>({ list: idle });
const list = createLoader<RecallsAnswer>({
  get: () => state.list as Remote<RecallsAnswer>,
  set: (next) => (state.list = ref(next)),
});

onOwnerChange(list.forget);

/** The recalls of the open product, for a component. */
export const useRecalls = (): Remote<RecallsAnswer> =>
  useSnapshot(state).list as Remote<RecallsAnswer>;

/** Loads a product's recalls; another product's are not shown meanwhile. */
export const loadRecalls = (
  productId: number,
  whileLoading: 'keeps' | 'drops' = 'drops',
): Promise<void> => list.load(() => listRecalls(currentCompanyId(), productId), whileLoading);
