/** Writes the demo data: pictures first, then every row in one transaction, so that a broken start leaves nothing half. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { companies } from '@hangtag/server/db/schema/companies';
import { installation } from '@hangtag/server/db/schema/platform';
import type { Services } from '@hangtag/server/http/vars';
import { storingMailer } from '@hangtag/server/mail/storedMails';
import type { Queryable } from '@hangtag/server/db/database';
import { users } from '@hangtag/server/db/schema/users';
import { createInvite } from '@hangtag/server/registration/invites';
import { DEMO_KEY, type DemoAccount, readAccounts, storeAccounts } from './accounts.ts';
import { buildDemoBilling, writeBilling } from './billing.ts';
import { companyIdOf, makeAccounts, writeCompanies, writeUsers } from './companies.ts';
import { writeCompanyContent } from './companyContent.ts';
import { shownCtasOf, writeClicks, writeCtas } from './ctas.ts';
import { storeFiles, writeFiles } from './files.ts';
import { writeProducts } from './products.ts';
import { sortLogByDate } from './logByDate.ts';
import { countEvents } from '@hangtag/server/analytics/countDays';
import { writeDeadScansAndBots } from './deadScansAndBots.ts';
import { readTeams } from './teams.ts';
import { writeViews } from './views.ts';

/** Any number: it only has to be ours. Several servers may start at once on one PostgreSQL. */
const SEED_LOCK = 4_206_914;

/** Seeds companies, people, files and products; returns one account per role and company. */
export async function seedDemo(services: Services): Promise<readonly DemoAccount[]> {
  const { db, config, storage, log } = services;
  const started = performance.now();
  const now = services.now();
  const isEmulated = services.payments?.mode === 'emulator';
  const [stored, hashed, billing] = await Promise.all([
    storeFiles(storage),
    makeAccounts(),
    isEmulated ? buildDemoBilling(db, now) : null,
  ]);
  const accounts = hashed.map(({ account }) => account);
  const isOurs = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [other] = await tx.select({ id: companies.id }).from(companies).limit(1);
    if (other) return false;
    await writeCompanies(tx, now, new Set(billing?.billed.map(({ key }) => key)));
    if (billing) await writeBilling(tx, billing, companyIdOf, now);
    await writeUsers(tx, hashed, now);
    // Stored whatever the settings say, because these users and their mailboxes are invented.
    await writeInvites({ ...services, db: tx, mailer: storingMailer(db) });
    const team = await readTeams(tx);
    const files = await writeFiles({ db: tx, team, now }, stored);
    const ctaIds = await writeCtas({ db: tx, team, now });
    const products = await writeProducts({ db: tx, storage, team, now }, files, ctaIds);
    await writeCompanyContent({ db: tx, team, now }, files);
    const shownCtas = (key: string, at: Date) => shownCtasOf(ctaIds, key, at);
    const visits = await writeViews(tx, products, shownCtas, now);
    await writeClicks(tx, ctaIds, visits, now);
    const origin = config.publicUrl;
    await writeDeadScansAndBots({ db: tx, team, origin, now }, products);
    await sortLogByDate(tx);
    await tx.insert(installation).values({ key: DEMO_KEY, value: { at: now.toISOString() } });
    // Written before the commit, because a password that was never printed cannot be recovered.
    storeAccounts(config.dataDir, accounts);
    return true;
  });
  if (!isOurs) {
    for (const { key } of stored) await storage.remove(`files/${key}`);
    return readAccounts(config.dataDir);
  }
  await countEvents(services);
  log.info({ ms: Math.round(performance.now() - started) }, 'demo data written');
  return accounts;
}

interface Tools extends Pick<Services, 'config' | 'mailer' | 'now'> {
  readonly db: Queryable;
}

/** Invites every pending user by an Admin of their company, so that `/dev/mail` has links that work. */
async function writeInvites(tools: Tools): Promise<void> {
  const pending = await tools.db.select().from(users).where(eq(users.status, 'Pending'));
  for (const { id, companyId } of pending) {
    const [admin] = await tools.db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(
        and(eq(users.companyId, companyId), eq(users.role, 'Admin'), eq(users.status, 'Active')),
      )
      .orderBy(asc(users.id))
      .limit(1);
    await createInvite(tools, id, admin ?? null);
  }
}
