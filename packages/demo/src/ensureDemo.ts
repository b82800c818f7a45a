/** The demo data, once per installation and only under the demo rule. */
import { eq } from 'drizzle-orm';
import { installation } from '@hangtag/server/db/schema/platform';
import { companies } from '@hangtag/server/db/schema/companies';
import type { Services } from '@hangtag/server/http/vars';
import { DEMO_KEY, type DemoAccount, readAccounts } from './accounts.ts';

/** Seeds if that was never done here; returns the accounts to sign in with. */
export async function ensureDemo(services: Services): Promise<readonly DemoAccount[]> {
  const { config, db } = services;
  if (!config.demo) return [];
  const [seeded] = await db.select().from(installation).where(eq(installation.key, DEMO_KEY));
  if (seeded) return readAccounts(config.dataDir);
  // Real data is never mixed with demo data.
  const [own] = await db.select({ id: companies.id }).from(companies).limit(1);
  if (own) return readAccounts(config.dataDir);
  // Imported here only: outside the demo rule the seeding code is never even loaded.
  const { seedDemo } = await import('./seed.ts');
  return seedDemo(services);
}
