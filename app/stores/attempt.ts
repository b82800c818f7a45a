/** Runs a call that may fail, and stores the reason for the component. */
import { ref } from 'valtio';
import { type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';

/** Runs `run`; a failure is logged and becomes the store's `problem`. @returns What `run` returns; false after a failure. */
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
