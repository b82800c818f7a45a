/** What the server prints when it is up: where to go and how to sign in. */
import type { Config } from '../config/config.ts';

/** A demo account that the greeting shows. */
export interface SignInAccount {
  readonly role: string;
  readonly company: string;
  readonly email: string;
  readonly password: string;
}

/** The greeting, as lines; an installation without a single person says how the first one is made. */
export function greeting(
  config: Config,
  accounts: readonly SignInAccount[],
  isEmpty: boolean,
): string {
  const lines = ['', `Hangtag is ready: ${config.publicUrl}`];
  if (accounts.length > 0) {
    const width = (pick: (account: SignInAccount) => string) =>
      Math.max(...accounts.map((account) => pick(account).length));
    const [role, company, email] = [
      width((each) => each.role),
      width((each) => each.company),
      width((each) => each.email),
    ];
    lines.push(
      '',
      'Sign in with a demo account:',
      ...accounts.map(
        (each) =>
          `  ${each.role.padEnd(role)}  ${each.company.padEnd(company)}  ${each.email.padEnd(email)}  ${each.password}`,
      ),
    );
  }
  if (isEmpty) {
    lines.push('', 'Nobody has an account yet: npm run admin:create -- <email> "<name>"');
  }
  if (config.demo && !config.smtp)
    lines.push('', `Mail the server wrote: ${config.publicUrl}/dev/mail`);
  return [...lines, ''].join('\n');
}
