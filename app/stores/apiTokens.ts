import type { ApiTokensAnswer } from '@hangtag/contract/wire/apiToken';
import { proxy, ref, useSnapshot } from 'valtio';
import { listTokens } from '../api/admin.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

const state = proxy<{ companyId: number; list: Remote<ApiTokensAnswer> }>({
  companyId: 0,
  list: idle,
});
const list = createLoader<ApiTokensAnswer>({
  get: () => state.list as Remote<ApiTokensAnswer>,
  set: (next) => (state.list = ref(next)),
});

onOwnerChange(list.forget);

/** The tokens of a company, for a component. */
export function useTokens(companyId: number): Remote<ApiTokensAnswer> {
  const { companyId: of, list: now } = useSnapshot(state);
  return of === companyId ? (now as Remote<ApiTokensAnswer>) : idle;
}

/** Loads a company's tokens; another company's are not shown meanwhile. */
export function loadTokens(companyId: number): Promise<void> {
  const isSame = state.companyId === companyId;
  state.companyId = companyId;
  return list.load(() => listTokens(companyId), isSame ? 'keeps' : 'drops');
}
