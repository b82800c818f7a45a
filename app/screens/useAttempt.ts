import { useState } from 'react';
import { type Problem, toProblem } from '../api/problem.ts';

/** One submission of a form: whether it is running, and why the last one failed. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Runs it. @returns Whether it succeeded. */
  const run = async (attempt: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await attempt();
      return true;
    } catch (error) {
      setProblem(toProblem(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}
