/** Kills the server while it moves money, and looks what has become of it. */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { openDatabase } from '@hangtag/server/db/open';
import { rowsOf } from '@hangtag/server/db/rows';
import { sql } from 'drizzle-orm';
import { type Client, demoAccounts, openClient } from '../live/client.ts';
import { seededDataDir } from '../live/seeded.ts';
import { type LiveServer, startServer } from '../live/server.ts';
import { buildIfChanged, publicPage } from '../start/build.ts';
import { step } from '../steps.ts';
import { type Tally, single, sum } from '../test/tally.ts';
import { type Deed, deedOf } from './billingDeeds.ts';

/** How long after a restart nothing may be in doubt any more, in milliseconds. */
const SETTLED_MS = 60_000;

async function customerOf(client: Client): Promise<CustomerAnswer> {
  const { status, body } = await client.send('GET', '/api/customer');
  if (status !== 200) throw new Error(`GET /api/customer was answered ${status}.`);
  return body as CustomerAnswer;
}

/** Was it answered that the change is made? The answer may never come. */
async function make(deed: Deed, client: Client, now: CustomerAnswer): Promise<boolean> {
  try {
    const { body } = await deed.send(client, now);
    const { result, status } = body as { readonly result?: string; readonly status?: string };
    return (result ?? status) === 'success';
  } catch {
    return false;
  }
}

/** Nothing in doubt, one subscription, and no operation charged for twice. */
async function faultsIn(dataDir: string): Promise<readonly string[]> {
  const database = await openDatabase({ dataDir, databaseUrl: null }, 'as-is');
  try {
    const one = async (query: ReturnType<typeof sql>): Promise<number> =>
      Number(rowsOf<{ readonly n: number }>((await database.db.execute(query)) as unknown)[0]?.n);
    const doubtful = await one(
      sql`select count(*) as n from billing_operations where state in ('pending', 'unknown')`,
    );
    const current = await one(
      sql`select coalesce(max(c), 0) as n from (select count(*) as c from subscriptions where status <> 'ended' group by company_id) each`,
    );
    const operations = await one(sql`select count(*) as n from billing_operations`);
    const changes = await one(
      sql`select count(*) as n from stripe_emulator_objects where kind = 'invoice' and data->>'billing_reason' = 'subscription_update'`,
    );
    return [
      ...(doubtful > 0 ? [`${doubtful} operations are in doubt`] : []),
      ...(current > 1 ? [`A company has ${current} subscriptions`] : []),
      ...(changes > operations ? [`${changes} charges for ${operations} operations`] : []),
    ];
  } finally {
    await database.close();
  }
}

/** So many kills; each restart has a minute to settle what was under way. */
export async function proveBillingCrash({ rounds }: { readonly rounds: number }): Promise<Tally> {
  await buildIfChanged(publicPage);
  const dataDir = await seededDataDir('hangtag-billing-');
  const tallies: Tally[] = [];
  let server: LiveServer | undefined;
  try {
    server = await step('Starting the server on seeded data', () => startServer(dataDir));
    const admin = demoAccounts(dataDir).find(
      ({ role, plan }) => role === 'Admin' && plan === 'pro',
    );
    if (!admin) throw new Error('The demo has no Admin on pro.');
    const client = openClient(server.origin);
    await client.signIn(admin);
    for (let round = 1; round <= rounds; round += 1) {
      const before = await customerOf(client);
      const deed = deedOf(round, rounds, before);
      const making = make(deed, client, before);
      const delay = Math.random() * 400;
      await wait(delay);
      await server.end('SIGKILL');
      const isAnswered = await making;
      server = await startServer(dataDir);
      client.moveTo(server.origin);
      const fault = await settled(client, { before, deed, isAnswered });
      if (fault) console.error(`  ${fault}`);
      tallies.push(single(fault === null));
      const verdict = fault === null ? 'settled' : 'not settled';
      console.log(
        `  kill ${round} of ${rounds}, ${deed.name}, after ${Math.round(delay)} ms: ${verdict}`,
      );
    }
    // A wish made again may have been quicker than the look at what the killed server had begun.
    await wait(SETTLED_MS);
    await server.end('SIGTERM');
    const faults = await faultsIn(dataDir);
    for (const fault of faults) console.error(`  ${fault}`);
    tallies.push(single(faults.length === 0));
    return sum(tallies);
  } finally {
    await server?.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Wish {
  readonly before: CustomerAnswer;
  readonly deed: Deed;
  readonly isAnswered: boolean;
}

/** The wish made again must go through within the time, and be charged once at most; a fault as a sentence, or null. */
async function settled(client: Client, wish: Wish): Promise<string | null> {
  const { before, deed, isAnswered } = wish;
  const end = performance.now() + SETTLED_MS;
  for (;;) {
    const now = await customerOf(client);
    if (now.billingHistory.length > before.billingHistory.length + 1)
      return 'It was charged twice.';
    if (deed.isDone(now)) return null;
    if (isAnswered) return 'An answered change is gone.';
    if (await make(deed, client, now)) continue;
    if (performance.now() > end) return 'It was not settled within a minute.';
    await wait(500);
  }
}
