/** The demo's companies, their subscriptions and their people. */
import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { demoCompanies } from './content/companies.ts';
import { demoUsers } from './content/users.ts';
import type { CompanyKey, DemoCompany, DemoUser } from './content/types.ts';
import { hashPassword, serverItself } from '@hangtag/server/auth/password';
import type { Queryable } from '@hangtag/server/db/database';
import { companies, subscriptions } from '@hangtag/server/db/schema/companies';
import { users } from '@hangtag/server/db/schema/users';
import type { DemoAccount } from './accounts.ts';
import { RENEWS_IN, daysAgo } from './days.ts';

/** Ids of the demo's companies by key; the platform's own is 1 (F201). */
export const companyIds = new Map<CompanyKey, number>(
  demoCompanies.map(({ key }, at) => [key, at + 1]),
);

/** The id of a demo company. */
export const companyIdOf = (key: CompanyKey): number => companyIds.get(key) ?? 0;

/** An account with the hash of its password. */
export interface HashedAccount {
  readonly account: DemoAccount;
  readonly hash: string;
}

/** One account per role and company, with new random passwords; hashing takes most of the time. */
export function makeAccounts(): Promise<readonly HashedAccount[]> {
  const chosen = demoCompanies.flatMap((company) => {
    const active = demoUsers.filter(
      (user) => user.company === company.key && user.status === 'Active',
    );
    return (['Superadmin', 'Admin', 'User'] as const).flatMap((role) => {
      const user = active.find((each) => each.role === role);
      return user ? [accountOf(user, company)] : [];
    });
  });
  return Promise.all(
    chosen.map(async (account) => ({
      account,
      hash: await hashPassword(account.password, serverItself),
    })),
  );
}

function accountOf(user: DemoUser, company: DemoCompany): DemoAccount {
  return {
    role: user.role,
    email: user.email,
    password: newPassword(),
    companyId: companyIdOf(company.key),
    company: company.companyName,
    plan: company.demo ? 'demo' : company.type,
  };
}

/** Three groups of four from 31 unambiguous characters: 59 bits. */
function newPassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return [group(), group(), group()].join('-');
}

/**
 * Writes companies and what they subscribe to; logos follow with the files.
 * @param billed Those whose plan the emulator has.
 */
export async function writeCompanies(
  db: Queryable,
  now: Date,
  billed: ReadonlySet<CompanyKey>,
): Promise<void> {
  await db.insert(companies).values(
    demoCompanies.map((company) => ({
      ...company,
      id: companyIdOf(company.key),
      name: company.companyName,
      createdAt: daysAgo(now, 400),
    })),
  );
  // The ids are fixed, so the sequence must continue after them.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('companies', 'id'), ${demoCompanies.length})`,
  );
  await db.insert(subscriptions).values(
    demoCompanies.flatMap(({ key, subscription }) =>
      subscription && !billed.has(key)
        ? [
            {
              companyId: companyIdOf(key),
              planName: subscription.plan,
              frequency: subscription.interval === 'month' ? 'monthly' : 'yearly',
              additionalProducts: subscription.additionalProducts,
              status: 'active',
              renewalDate: daysAgo(now, -RENEWS_IN[subscription.interval])
                .toISOString()
                .slice(0, 10),
            } as const,
          ]
        : [],
    ),
  );
}

/** Writes the people; those without an account have no password until they reset it. */
export async function writeUsers(
  db: Queryable,
  accounts: readonly HashedAccount[],
  now: Date,
): Promise<void> {
  const hashes = new Map(accounts.map(({ account, hash }) => [account.email, hash]));
  await db.insert(users).values(
    demoUsers.map(({ company, lastLoginDaysAgo, ...columns }) => ({
      ...columns,
      companyId: companyIdOf(company),
      passwordHash: hashes.get(columns.email) ?? null,
      lastLogin: lastLoginDaysAgo === null ? null : daysAgo(now, lastLoginDaysAgo),
      createdAt: daysAgo(now, 390),
    })),
  );
}
