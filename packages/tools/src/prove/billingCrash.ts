/** Kills the server during changes of billing, and checks the result. */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { type Client, demoAccounts, openClient } from '../live/client.ts';
import { seededDataDir } from '../live/seeded.ts';
import { type LiveServer, startServer } from '../live/server.ts';
import { buildIfChanged, publicPage } from '../start/build.ts';
import { formatDuration, step } from '../steps.ts';
import { type Tally, single, sum } from '../runners/tally.ts';
import type { BillingAction, BillingClient } from './billingActions.ts';
import { type ActionKind, customerOf, actionKinds, newBillingAdmin } from './billingActionKinds.ts';
import { inconsistenciesIn, isUnconfirmed } from './billingLedger.ts';
import type { KillCount } from './billingReport.ts';

/** How long after a restart an operation may stay unconfirmed, in milliseconds. */
const SETTLED_MS = 60_000;

/** Kills per kill that must hit an operation: the others come before an operation or after it. */
const TRIES = 6;

/** The results of one kind's kills. */
interface Count {
  readonly kind: ActionKind;
  kills: number;
  /** Kills that left an operation begun. */
  midway: number;
  /** How long the call takes, in milliseconds: learnt from answers, increased after a kill that came too early. */
  span: number;
  /** The longest time until it was settled, in milliseconds. */
  settled: number;
}

/** The time until the repeated call was answered, in milliseconds; null where it never was. */
async function make(
  action: BillingAction,
  client: BillingClient,
  now: CustomerAnswer,
): Promise<number | null> {
  const start = performance.now();
  try {
    const { body } = await action.send(client, now);
    const { result, status } = body as { readonly result?: string; readonly status?: string };
    return (result ?? status) === 'success' ? performance.now() - start : null;
  } catch {
    return null;
  }
}

/**
 * Kills until every kind was hit often enough in the middle. After every second kill the call is repeated and has a
 * minute
 * to succeed; after the others nobody repeats it, and a minute after the last restart nothing may be half done.
 */
export async function proveBillingCrash({
  hits,
  only = '',
}: {
  readonly hits: number;
  /** Kinds whose name contains this; all of them by default. */
  readonly only?: string | undefined;
}): Promise<{
  readonly tally: Tally;
  readonly counts: readonly KillCount[];
}> {
  await buildIfChanged(publicPage);
  const dataDir = await seededDataDir('hangtag-billing-');
  const start = (): Promise<LiveServer> => startServer(dataDir, { RESUME_PLAN: '1' });
  const tallies: Tally[] = [];
  const left: { readonly kind: ActionKind; readonly command: Command }[] = [];
  const counts = actionKinds
    .filter(({ name }) => name.includes(only))
    .map((kind): Count => ({ kind, kills: 0, midway: 0, span: 400, settled: 0 }));
  let server: LiveServer | undefined;
  try {
    server = await step('Starting the server on seeded data', start);
    const superadmin = await superadminOf(server, dataDir);
    const clients = [superadmin];
    for (let count = next(counts, hits); count; count = next(counts, hits)) {
      const client = openClient(server.origin);
      clients.push(client);
      const company = await newBillingAdmin(superadmin, client, `Killed at ${count.kind.name}`);
      const action = await count.kind.prepare(client);
      const before = await customerOf(client);
      const making = make(action, client, before);
      const delay = Math.random() * count.span;
      await wait(delay);
      await server.end('SIGKILL');
      const answered = await making;
      const isMidway = await isUnconfirmed(dataDir, company.companyId);
      server = await start();
      for (const each of clients) each.moveTo(server.origin);
      const restarted = performance.now();
      count.kills += 1;
      const command = { client, before, action, isAnswered: answered !== null };
      const comesBack = count.kills % 2 === 0;
      const fault = comesBack ? await settled(command) : null;
      const settling = performance.now() - restarted;
      if (comesBack) tallies.push(verdictOf(count.kind, fault));
      else left.push({ kind: count.kind, command });
      count.midway += isMidway ? 1 : 0;
      count.span = answered ?? count.span * (isMidway ? 1 : 1.3);
      if (comesBack) count.settled = Math.max(count.settled, settling);
      const moment = isMidway ? 'in the middle' : answered === null ? 'outside it' : 'after it';
      const end = comesBack ? `settled in ${formatDuration(settling)}` : 'left alone';
      console.log(
        `  ${count.kind.name}, after ${formatDuration(delay)}, ${moment}: ${fault ?? end}`,
      );
    }
    await wait(SETTLED_MS);
    for (const { kind, command } of left) tallies.push(verdictOf(kind, await whole(command)));
    await server.end('SIGTERM');
    const faults = await inconsistenciesIn(dataDir);
    for (const fault of faults) console.error(`  ${fault}`);
    tallies.push(single(faults.length === 0));
    for (const { midway } of counts) tallies.push(single(midway >= hits));
    return { tally: sum(tallies), counts: counts.map(({ kind, ...of }) => ({ ...kind, ...of })) };
  } finally {
    await server?.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function superadminOf(server: LiveServer, dataDir: string): Promise<Client> {
  const superadmin = demoAccounts(dataDir).find(({ role }) => role === 'Superadmin');
  if (!superadmin) throw new Error('The demo has no Superadmin.');
  const client = openClient(server.origin);
  await client.signIn(superadmin);
  return client;
}

/** The least killed of the kinds that need more kills. */
function next(counts: readonly Count[], hits: number): Count | undefined {
  const wanted = counts.filter(({ midway, kills }) => midway < hits && kills < hits * TRIES);
  return wanted.toSorted((one, other) => one.kills - other.kills)[0];
}

function verdictOf({ name }: ActionKind, fault: string | null): Tally {
  if (fault !== null) console.error(`  ${name}: ${fault}`);
  return single(fault === null);
}

interface Command {
  readonly client: BillingClient;
  readonly before: CustomerAnswer;
  readonly action: BillingAction;
  readonly isAnswered: boolean;
}

/** The repeated call must succeed in time, and take effect at most once; a fault as a sentence, or null. */
async function settled({ client, before, action, isAnswered }: Command): Promise<string | null> {
  const end = performance.now() + SETTLED_MS;
  for (;;) {
    const now = await customerOf(client);
    const fault = twice(action, before, now);
    if (fault !== null) return fault;
    if (action.isDone(now, before)) return null;
    if (isAnswered) return 'An answered change is gone.';
    if ((await make(action, client, now)) !== null) continue;
    if (performance.now() > end) return 'It was not settled within a minute.';
    await wait(500);
  }
}

function twice(action: BillingAction, before: CustomerAnswer, now: CustomerAnswer): string | null {
  const bills = now.billingHistory.length - before.billingHistory.length;
  const cards = now.paymentMethods.length - before.paymentMethods.length;
  if (bills > action.most.bills) return 'It was charged twice.';
  return cards > action.most.cards ? 'A card is there twice.' : null;
}

/** What a change can affect, for comparison; a saved card may stay although its plan did not begin. */
const facts = (now: CustomerAnswer, { most }: BillingAction): string =>
  JSON.stringify([
    now.planName,
    now.additionalProducts,
    now.activeProducts,
    now.cancellationDate,
    now.billingHistory.length,
    most.cards > 0 ? null : now.paymentMethods.map((card) => [card.id, card.default]),
  ]);

/** A call that nobody repeated must be done, or not begun; a fault as a sentence, or null. */
async function whole({ client, before, action, isAnswered }: Command): Promise<string | null> {
  const now = await customerOf(client);
  const fault = twice(action, before, now);
  if (fault !== null || action.isDone(now, before)) return fault;
  if (isAnswered) return 'An answered change is gone.';
  const [was, is] = [facts(before, action), facts(now, action)];
  return was === is ? null : `It is half done: ${was}, then ${is}.`;
}
