import type { Problem } from '../api/problem.ts';
import { useAttempt } from './useAttempt.ts';

const hasFields = (problem: Problem) => Object.keys(problem.fields).length > 0;

/** How saving a form in a dialog goes: busy, refused by field, or failed as a whole. */
export function useForm() {
  const { isBusy, problem, run } = useAttempt();
  return {
    run,
    told: {
      isBusy,
      errors: problem?.fields,
      problem: problem === null || hasFields(problem) ? null : problem.message,
    },
  };
}
