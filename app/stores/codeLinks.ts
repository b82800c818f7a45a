import type { CodeLinksAnswer } from '@hangtag/contract/wire/codeLink';
import { proxy, ref, useSnapshot } from 'valtio';
import { listCodeLinks } from '../api/codeLinks.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ list: Remote<CodeLinksAnswer> }>({ list: idle });
const list = createLoader<CodeLinksAnswer>({
  get: () => state.list as Remote<CodeLinksAnswer>,
  set: (next) => (state.list = ref(next)),
});

onOwnerChange(list.forget);

/** The own links of the open product, for a component. */
export const useCodeLinks = (): Remote<CodeLinksAnswer> =>
  useSnapshot(state).list as Remote<CodeLinksAnswer>;

/** Loads a product's own links; another product's are not shown meanwhile. */
export const loadCodeLinks = (
  productId: number,
  whileLoading: 'keeps' | 'drops' = 'drops',
): Promise<void> => list.load(() => listCodeLinks(currentCompanyId(), productId), whileLoading);
