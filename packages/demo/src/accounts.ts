/** The demo accounts of this installation: random passwords, stored where only the owner reads them. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompanyType } from '@hangtag/contract/wire/plan';
import type { Role } from '@hangtag/contract/wire/user';

/** Key of the installation's row that says the demo data was written. */
export const DEMO_KEY = 'demo';

/** One account to sign in with. */
export interface DemoAccount {
  readonly role: Role;
  readonly email: string;
  readonly password: string;
  readonly companyId: number;
  readonly company: string;
  readonly plan: CompanyType | 'demo' | null;
}

const fileIn = (dataDir: string) => join(dataDir, 'demo-accounts.json');

/** Stores the accounts with mode 0600. */
export function storeAccounts(dataDir: string, accounts: readonly DemoAccount[]): void {
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, fileIn(dataDir));
}

/** Returns the stored accounts; none when there is no such file. */
export function readAccounts(dataDir: string): readonly DemoAccount[] {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as DemoAccount[];
  } catch {
    return [];
  }
}
