import { fieldMessages } from '@hangtag/contract/wire/messages';

/** The source of a code: the authenticator app, or the recovery codes for its loss. */
export type CodeKind = 'app' | 'recovery';

/** Why a code is malformed; blanks are ignored. */
export function codeProblem(typed: string, kind: CodeKind): string | null {
  const code = typed.replaceAll(/\s/g, '');
  if (code === '') return fieldMessages.required;
  if (kind === 'app' && !/^\d{6}$/.test(code)) return 'The code has six digits.';
  return null;
}
