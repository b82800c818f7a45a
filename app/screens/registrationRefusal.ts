import type { Problem } from '../api/problem.ts';

/** The fields of the registration form; a refusal of anything else stands above it. */
const shownFields = ['companyName', 'name', 'email', 'password', 'password_confirmation'];

/** A refused registration as the form tells it: under its fields, or in one sentence above them. */
export function registrationRefusal(problem: Problem | null) {
  if (!problem) return { errors: undefined, failure: null };
  const isInFields = Object.keys(problem.fields).some((field) => shownFields.includes(field));
  return { errors: problem.fields, failure: isInFields ? null : problem.message };
}
