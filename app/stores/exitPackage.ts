import { proxy, useSnapshot } from 'valtio';
import { takeAlong } from '../api/companies.ts';
import type { Problem } from '../api/problem.ts';
import { attempt } from './attempt.ts';
import { saveFile } from './saveFile.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

interface State {
  isBusy: boolean;
  problem: Problem | null;
}

const state = proxy<State>({ isBusy: false, problem: null });
onOwnerChange(() => Object.assign(state, { isBusy: false, problem: null }));

/** The package that is being made, for a component. */
export const useExitPackage = () => useSnapshot(state) as Readonly<State>;

/** Downloads what the company takes along when it leaves. */
export async function downloadExitPackage(): Promise<void> {
  state.isBusy = true;
  await attempt(state, async () => {
    saveFile(await takeAlong(currentCompanyId()));
    return true;
  });
  state.isBusy = false;
}
