/** Prints where to go and how to sign in once the server is up. */
import type { Config } from '../config/config.ts';
import type { Release } from '../config/release.ts';
import type { Output } from './output.ts';

/** A demo account that the greeting shows. */
export interface SignInAccount {
  readonly role: string;
  readonly company: string;
  readonly email: string;
  readonly password: string;
}

/** Prints that the server is up; a log has no passwords, so a demo's stand in its `demo-accounts.json` then. */
export function greet(
  output: Output,
  config: Config,
  accounts: readonly SignInAccount[],
  isEmpty: boolean,
  release: Release,
): void {
  const text = greeting(config, accounts, isEmpty);
  if (process.stdout.isTTY) output.say(text);
  else output.say('Hangtag is ready', { ...release, url: config.publicUrl, isEmpty });
}

/** The greeting as lines; an installation without people explains how to create the first one. */
function greeting(config: Config, accounts: readonly SignInAccount[], isEmpty: boolean): string {
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
