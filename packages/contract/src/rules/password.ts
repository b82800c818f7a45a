/** What makes a password acceptable (D07). The list of common passwords is the server's: it is too large to send. */

/** Shortest password, in Unicode characters. */
export const PASSWORD_MIN = 10;

/** Longest password, in UTF-16 units: hashing costs. */
export const PASSWORD_MAX = 200;

export const passwordMessages = {
  short: `Must be at least ${PASSWORD_MIN} characters.`,
  long: `Must be at most ${PASSWORD_MAX} characters.`,
  own: 'Must not be your email or your name.',
  common: 'Is one of the most used passwords. Choose another one.',
} as const;

/** Whose password it is; a name may be unknown. */
export interface PasswordOwner {
  readonly email: string;
  readonly name?: string | null;
}

/** Why a password is not acceptable, or null. No rule about kinds of characters, on purpose (ASVS 6.2.5). */
export function passwordProblem(password: string, owner: PasswordOwner): string | null {
  if (Array.from(password).length < PASSWORD_MIN) return passwordMessages.short;
  if (password.length > PASSWORD_MAX) return passwordMessages.long;
  const [local = ''] = owner.email.split('@');
  const own = [owner.email, local, owner.name ?? ''].map(plain).filter(Boolean);
  return own.includes(plain(password)) ? passwordMessages.own : null;
}

/** Case and the marks between words make no difference. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '');
