/** Is this an email address as people have them? The wire's schema asks the same of it. */
import { fieldMessages } from './messages.ts';

/** Written out, so that the sign-in screen does not load the schemas; a test holds it against the wire's own. */
const ADDRESS = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u;

/** Longest address that can be mailed to (RFC 5321). */
export const EMAIL_MAX = 254;

/** The problem of a typed address, or null. Surrounding spaces do not count. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim();
  if (email === '') return fieldMessages.required;
  return email.length <= EMAIL_MAX && ADDRESS.test(email) ? null : fieldMessages.email;
}
