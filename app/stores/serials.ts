import type { SerialsAnswer } from '@hangtag/contract/wire/serial';
import { proxy, ref, useSnapshot } from 'valtio';
import { readSerials } from '../api/serials.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ list: Remote<SerialsAnswer> }>({ list: idle });
const list = createLoader<SerialsAnswer>({
  get: () => state.list as Remote<SerialsAnswer>,
  set: (next) => (state.list = ref(next)),
});

onOwnerChange(list.forget);

/** The serials of the open product, for a component. */
export const useSerials = (): Remote<SerialsAnswer> =>
  useSnapshot(state).list as Remote<SerialsAnswer>;

/** Loads a product's serials; another product's are not shown meanwhile. */
export const loadSerials = (
  productId: number,
  whileLoading: 'keeps' | 'drops' = 'drops',
): Promise<void> => list.load(() => readSerials(currentCompanyId(), productId), whileLoading);
