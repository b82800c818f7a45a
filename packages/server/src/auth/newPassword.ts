/** The rules of a new password (D07). */
import { fieldMessages } from '@hangtag/contract/wire/messages';
import {
  PASSWORD_MIN,
  type PasswordOwner,
  passwordMessages,
  passwordProblem,
} from '@hangtag/contract/rules/password';

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

/** The passwords that are tried first, of the rule's length; read at first use. */
let common: Promise<ReadonlySet<string>> | undefined;

/** Whether it is a common password, in any case. */
async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'] as readonly string[];
  return new Set(list.filter((password) => password.length >= PASSWORD_MIN));
}
