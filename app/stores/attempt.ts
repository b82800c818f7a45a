/** Trying what may fail, with the reason kept for whoever draws it. */
import { ref } from 'valtio';
import { type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';

/** Runs `run`, whose failure is logged and kept as the store's `problem`. @returns What `run` says; false where it failed. */
export async function attempt(
  state: { problem: Problem | null },
  run: () => Promise<boolean>,
): Promise<boolean> {
  state.problem = null;
  try {
    return await run();
  } catch (error) {
    logFailure(error);
    state.problem = ref(toProblem(error));
    return false;
  }
}
