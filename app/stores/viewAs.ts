/** Looking at a company as its Admin does, reading only (N21). */
import type { ViewingAs } from '@hangtag/contract/wire/auth';
import { proxy, ref, useSnapshot } from 'valtio';
import { endView, startView } from '../api/admin.ts';
import type { Problem } from '../api/problem.ts';
import { attempt } from './attempt.ts';
import { currentUser, onOwnerChange, renewUser, refreshSession } from './session.ts';

/** A look that is over, and how it ended. */
export interface EndedView {
  /** Who looked; nobody else is told. */
  readonly userId: number;
  readonly of: ViewingAs;
  readonly by: 'time' | 'person';
}

const state = proxy<{ isBusy: boolean; problem: Problem | null; ended: EndedView | null }>({
  isBusy: false,
  problem: null,
  ended: null,
});

/** How beginning or ending goes, and what ended last; for a component. */
export const useViewing = () => useSnapshot(state) as Readonly<typeof state>;

/** Forgets what ended, once the person has read it. */
export const forgetEndedView = (): void => void (state.ended = null);

onOwnerChange(() => Object.assign(state, { isBusy: false, problem: null }));

async function change(run: () => Promise<void>): Promise<boolean> {
  if (state.isBusy) return false;
  state.isBusy = true;
  const worked = await attempt(state, () => run().then(() => true));
  state.isBusy = false;
  return worked;
}

/** Begins to look at a company. @returns Whether it worked. */
export const startViewing = (companyId: number): Promise<boolean> =>
  change(async () => {
    const user = await startView(companyId);
    state.ended = null;
    renewUser(user);
  });

/** Notes what is over. */
const end = (of: ViewingAs | null | undefined, by: EndedView['by']) => {
  const userId = currentUser()?.id;
  if (!of || userId === undefined) return;
  state.ended = ref<EndedView>({ userId, of, by });
  returnCompanyId = of.companyId;
};

let returnCompanyId: number | null = null;

/** The company whose look has just ended, told once: what is on the screen was its own. */
export function takeReturnCompanyId(): number | null {
  const companyId = returnCompanyId;
  returnCompanyId = null;
  return companyId;
}

/** Ends the look before its time. @returns Whether it worked. */
export const stopViewing = (): Promise<boolean> =>
  change(async () => {
    const before = currentUser()?.viewingAs;
    const user = await endView();
    end(before, 'person');
    renewUser(user);
  });

/** Asks the server whether the look is over, as its clock says. */
export async function checkViewing(): Promise<void> {
  const before = currentUser()?.viewingAs;
  if (!before) return;
  await refreshSession();
  const user = currentUser();
  if (user && !user.viewingAs) end(before, 'time');
}
