import type { Problem } from '../api/problem.ts';

/** The fields of the registration form; other errors are shown above it. */
const shownFields = ['companyName', 'name', 'email', 'password', 'password_confirmation', 'code'];

/** A rejected registration as the form shows it: below its fields, or as one sentence above. */
export function registrationRefusal(problem: Problem | null) {
  if (!problem) return { errors: undefined, failure: null };
  const isInFields = Object.keys(problem.fields).some((field) => shownFields.includes(field));
  return { errors: problem.fields, failure: isInFields ? null : problem.message };
}
