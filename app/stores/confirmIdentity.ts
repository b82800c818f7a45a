/** Asks the user to confirm that it is them when the server wants it, and lets the waiting calls go on. */
import { proxy, ref, useSnapshot } from 'valtio';
import { onConfirmNeeded } from '../api/client.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { confirmIdentity } from '../api/twoStep.ts';
import { onOwnerChange } from './session.ts';

interface State {
  /** What is asked for; null while nothing is. */
  by: 'password' | 'code' | null;
  isBusy: boolean;
  problem: Problem | null;
}

const idle: State = { by: null, isBusy: false, problem: null };
const state = proxy<State>({ ...idle });

/** The calls that wait for the answer. */
let waiting: ((isConfirmed: boolean) => void)[] = [];

function settle(isConfirmed: boolean): void {
  const all = waiting;
  waiting = [];
  Object.assign(state, idle);
  for (const resolve of all) resolve(isConfirmed);
}

onConfirmNeeded((by) => {
  if (state.by === null) Object.assign(state, { ...idle, by });
  return new Promise((resolve) => waiting.push(resolve));
});

onOwnerChange(() => settle(false));

/** What is asked for, for a component. */
export const useConfirmIdentity = (): Readonly<State> => useSnapshot(state) as Readonly<State>;

/** Sends what the user typed; after a success the waiting calls are repeated. */
export async function answerConfirm(typed: string): Promise<void> {
  const { by } = state;
  if (by === null || state.isBusy) return;
  Object.assign(state, { isBusy: true, problem: null });
  try {
    await confirmIdentity({ [by]: typed });
    settle(true);
  } catch (error) {
    Object.assign(state, { isBusy: false, problem: ref(toProblem(error)) });
  }
}

/** Gives up: the waiting calls fail. */
export const cancelConfirm = (): void => settle(false);
