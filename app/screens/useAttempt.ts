import { useState } from 'react';
import { type Problem, toProblem } from '../api/problem.ts';

/** One thing a form tries: whether it is under way, and why the last try did not work. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Runs it; tells whether it worked. */
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
