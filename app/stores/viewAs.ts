/** Viewing a company as its Admin does, read-only. */
import type { ViewingAs } from '@hangtag/contract/wire/auth';
import { proxy, ref, useSnapshot } from 'valtio';
import { endView, startView } from '../api/admin.ts';
import type { Problem } from '../api/problem.ts';
import { attempt } from './attempt.ts';
import { currentUser, onOwnerChange, renewUser, refreshSession } from './session.ts';

/** A view that has ended, and how. */
export interface EndedView {
  /** The user who viewed; only they see the notice. */
  readonly userId: number;
  readonly of: ViewingAs;
  readonly by: 'time' | 'person';
}

const state = proxy<{ isBusy: boolean; problem: Problem | null; ended: EndedView | null }>({
  isBusy: false,
  problem: null,
  ended: null,
});

/** The state of starting or ending a view, and the last ended view; for a component. */
export const useViewing = () => useSnapshot(state) as Readonly<typeof state>;

/** Clears the ended view, once its notice is read. */
export const forgetEndedView = (): void => void (state.ended = null);

onOwnerChange(() => Object.assign(state, { isBusy: false, problem: null }));

async function change(run: () => Promise<void>): Promise<boolean> {
  if (state.isBusy) return false;
  state.isBusy = true;
  const worked = await attempt(state, () => run().then(() => true));
  state.isBusy = false;
  return worked;
}

/** Starts viewing a company as its Admin. @returns Whether it worked. */
export const startViewing = (companyId: number): Promise<boolean> =>
  change(async () => {
    const user = await startView(companyId);
    state.ended = null;
    renewUser(user);
  });

/** Stores the ended view. */
const end = (of: ViewingAs | null | undefined, by: EndedView['by']) => {
  const userId = currentUser()?.id;
  if (!of || userId === undefined) return;
  state.ended = ref<EndedView>({ userId, of, by });
  returnCompanyId = of.companyId;
};

let returnCompanyId: number | null = null;

/** The company whose view has just ended, returned once, because the screen belonged to it. */
export function takeReturnCompanyId(): number | null {
  const companyId = returnCompanyId;
  returnCompanyId = null;
  return companyId;
}

/** Ends the view early. @returns Whether it succeeded. */
export const stopViewing = (): Promise<boolean> =>
  change(async () => {
    const before = currentUser()?.viewingAs;
    const user = await endView();
    end(before, 'person');
    renewUser(user);
  });

/** Checks with the server whether the view has expired. */
export async function checkViewing(): Promise<void> {
  const before = currentUser()?.viewingAs;
  if (!before) return;
  await refreshSession();
  const user = currentUser();
  if (user && !user.viewingAs) end(before, 'time');
}
