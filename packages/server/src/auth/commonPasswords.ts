/** The passwords that are tried first; ordered by use in the list, of which the rule's length leaves 1,557. */
import { PASSWORD_MIN } from '@hangtag/contract/rules/password';

let common: Promise<ReadonlySet<string>> | undefined;

/** Is it among the most used ones, whatever its case? Read at first use: most servers' hours need it never. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'] as readonly string[];
  return new Set(list.filter((password) => password.length >= PASSWORD_MIN));
}
