/** What a new password must fulfil wherever one is set (D07). */
import { fieldMessages } from '@hangtag/contract/rules/messages';
import {
  type PasswordOwner,
  passwordMessages,
  passwordProblem,
} from '@hangtag/contract/rules/password';
import { isCommonPassword } from './commonPasswords.ts';

/** A password as it was typed twice. */
interface TypedTwice {
  readonly password: string;
  readonly password_confirmation: string;
}

/** Everything that is wrong with it, for the field `password`. */
export async function newPasswordProblems(
  { password, password_confirmation }: TypedTwice,
  owner: PasswordOwner,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const problem = passwordProblem(password, owner);
  if (problem) wrong.push(problem);
  else if (await isCommonPassword(password)) wrong.push(passwordMessages.common);
  if (password !== password_confirmation) wrong.push(fieldMessages.confirmed);
  return wrong;
}
