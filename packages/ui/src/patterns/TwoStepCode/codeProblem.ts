import { fieldMessages } from '@hangtag/contract/rules/messages';

/** Where a code comes from: the authenticator app, or the list that was kept for the day it is lost. */
export type CodeKind = 'app' | 'recovery';

/** What is wrong with a code before it is sent; blanks do not count. */
export function codeProblem(typed: string, kind: CodeKind): string | null {
  const code = typed.replaceAll(/\s/g, '');
  if (code === '') return fieldMessages.required;
  if (kind === 'app' && !/^\d{6}$/.test(code)) return 'The code has six digits.';
  return null;
}
