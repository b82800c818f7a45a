import type { Problem } from '../api/problem.ts';

/** A refusal as a form takes it: under its fields where it names some, else as one sentence. */
export function toastProblem(problem: Problem | null) {
  if (problem === null) return { errors: undefined, failure: null };
  const hasFields = Object.keys(problem.fields).length > 0;
  return { errors: problem.fields, failure: hasFields ? null : problem.message };
}
