import type { Problem } from '../api/problem.ts';

/** An error as a form takes it: by field where it has fields, else as one sentence. */
export function toastProblem(problem: Problem | null) {
  if (problem === null) return { errors: undefined, failure: null };
  const hasFields = Object.keys(problem.fields).length > 0;
  return { errors: problem.fields, failure: hasFields ? null : problem.message };
}
