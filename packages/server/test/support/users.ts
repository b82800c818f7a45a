/** Companies and people for tests, as short as the test allows. */
import type { Database } from '../../src/db/database.ts';
import { companies, subscriptions } from '../../src/db/schema/companies.ts';
import { users } from '../../src/db/schema/users.ts';
import { hashPassword, serverItself } from '../../src/auth/password.ts';

/** The password of every person made here. */
export const testPassword = 'correct horse battery';

let hash: Promise<string> | undefined;

/** Its hash, made once. */
export const testPasswordHash = (): Promise<string> =>
  (hash ??= hashPassword(testPassword, serverItself));

let serial = 0;

/** A company; `plan` gives it a subscription. */
export async function makeCompany(
  db: Database,
  overrides: Partial<typeof companies.$inferInsert> & {
    readonly plan?: typeof subscriptions.$inferInsert.planName;
    readonly additionalProducts?: number;
  } = {},
) {
  const { plan, additionalProducts = 0, ...columns } = overrides;
  serial += 1;
  const [company] = await db
    .insert(companies)
    .values({
      name: `Company ${serial}`,
      type: plan ?? 'free',
      theme: { ground: '#ffffff', accent: '#1f5f4a', shape: 'round', titles: 'serif' },
      ...columns,
    })
    .returning();
  if (!company) throw new Error('The company was not written.');
  if (plan) {
    await db.insert(subscriptions).values({
      companyId: company.id,
      planName: plan,
      frequency: 'monthly',
      additionalProducts,
      status: 'active',
      renewalDate: '2026-12-21',
    });
  }
  return company;
}

/** A person of a company; `User` and `Active` unless said otherwise. */
export async function makeUser(
  db: Database,
  company: { readonly id: number },
  overrides: Partial<typeof users.$inferInsert> = {},
) {
  serial += 1;
  const [user] = await db
    .insert(users)
    .values({
      companyId: company.id,
      email: `person${serial}@example.com`,
      name: `Person ${serial}`,
      role: 'User',
      status: 'Active',
      passwordHash: await testPasswordHash(),
      ...overrides,
    })
    .returning();
  if (!user) throw new Error('The person was not written.');
  return user;
}
