import type { Problem } from '../api/problem.ts';
import { useAttempt } from './useAttempt.ts';

const hasFields = (problem: Problem) => Object.keys(problem.fields).length > 0;

/** The state of saving a form in a dialog: busy, rejected by field, or failed. */
export function useForm() {
  const { isBusy, problem, run } = useAttempt();
  return {
    run,
    reported: {
      isBusy,
      errors: problem?.fields,
      problem: problem === null || hasFields(problem) ? null : problem.message,
    },
  };
}
