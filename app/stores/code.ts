import type { CodeAnswer } from '@hangtag/contract/wire/code';
import { proxy, ref, useSnapshot } from 'valtio';
import { readCode } from '../api/products.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ code: Remote<CodeAnswer> }>({ code: idle });
const code = createLoader<CodeAnswer>({
  get: () => state.code as Remote<CodeAnswer>,
  set: (next) => (state.code = ref(next)),
});

onOwnerChange(code.forget);

/** The open product's code, for a component. */
export const useCode = (): Remote<CodeAnswer> => useSnapshot(state).code as Remote<CodeAnswer>;

/** Loads a product's code; another product's is not shown meanwhile. */
export const loadCode = (productId: number): Promise<void> =>
  code.load(() => readCode(currentCompanyId(), productId), 'drops');
