/** Plays one outage against two servers under load, and judges what they did. */
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '@hangtag/server/db/open';
import { type Findings, check, waitingEmails } from './check.ts';
import { type Load, startLoad } from './load.ts';
import type { Outage } from './outage.ts';
import { type Readiness, type Sample, unreadySeconds, watchReady } from './ready.ts';
import { type Stage, startStage } from './stage.ts';
import type { WriteKind } from './writes.ts';

/** Load before the outage, once every kind of write is under way, and after the recovery, in milliseconds. */
const [BEFORE_MS, AFTER_MS] = [5000, 5000];

/** How long the servers may take to say that something is wrong, in milliseconds. */
const NOTICE_MS = 4000;

/** How long a recovery may take without a hand, and the emails that wait then, in milliseconds. */
const [RECOVERY_MS, EMAILS_MS] = [45_000, 150_000];

/** How often a condition is looked at, in milliseconds. */
const LOOK_MS = 100;

/** The result of one outage; times in seconds. */
export interface Result {
  readonly acknowledged: number;
  readonly refused: number;
  readonly unanswered: number;
  readonly lost: number;
  readonly twice: number;
  readonly copies: number;
  /** Without an `ok` of `/ready`, of the server that took longest. */
  readonly unready: number;
  /** From the end of the outage until both servers are ready and acknowledge every kind of write. */
  readonly recovered: number;
  /** From the end of the outage until no email waits. */
  readonly emailed: number;
  readonly slowest: number;
  /** Everything that must not be, each a sentence. */
  readonly faults: readonly string[];
}

const kinds: readonly WriteKind[] = ['create', 'save', 'publish', 'invite', 'upload'];

async function until(limit: number, condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = performance.now() + limit;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await wait(LOOK_MS);
  }
  return true;
}

/** Whether both servers are ready, and each has acknowledged every kind of write since. */
const isWell = (load: Load, samples: readonly Sample[], since: number): boolean =>
  [0, 1].every(
    (server) =>
      samples.findLast((sample) => sample.server === server)?.readiness === 'ok' &&
      kinds.every((kind) =>
        load.writes.some(
          (write) =>
            write.server === server &&
            write.kind === kind &&
            write.outcome === 'acknowledged' &&
            write.at - write.took > since,
        ),
      ),
  );

/** What `/ready` said wrongly during the outage. */
function dishonest(
  samples: readonly Sample[],
  { ready }: Outage,
  { from, to }: { readonly from: number; readonly to: number },
): readonly string[] {
  return ready.flatMap((expected, server) => {
    if (expected === null) return [];
    const begin = expected === 'ok' ? from : from + NOTICE_MS;
    const during = samples.filter(
      (sample) => sample.server === server && sample.at > begin && sample.at < to,
    );
    const others = new Set<Readiness>(during.map(({ readiness }) => readiness));
    others.delete(expected);
    if (others.size === 0) return [];
    return [`/ready of server ${server} said ${[...others].join(' and ')}, not ${expected}`];
  });
}

/** No email waits any more, asked of the database without a detour. */
async function untilEmailed({ two }: Stage): Promise<boolean> {
  const database = await openPostgres(two.postgres.url, 'as-is');
  try {
    return await until(EMAILS_MS, async () => (await waitingEmails(database)) === 0);
  } finally {
    await database.close();
  }
}

async function playOn(stage: Stage, outage: Outage): Promise<Result> {
  const watch = watchReady(stage.origins);
  const load = await startLoad(stage);
  const faults: string[] = [];
  if (!(await until(RECOVERY_MS, () => isWell(load, watch.samples, 0))))
    faults.push('the load was not under way before the outage');
  await wait(BEFORE_MS);
  await outage.begin(stage);
  const from = performance.now();
  await wait(outage.seconds * 1000);
  const to = performance.now();
  await outage.end(stage);
  if (!(await until(RECOVERY_MS, () => isWell(load, watch.samples, to))))
    faults.push('the servers did not recover by themselves');
  const recovered = performance.now() - to;
  await wait(AFTER_MS);
  await load.end();
  if (!(await untilEmailed(stage))) faults.push('emails still wait');
  const emailed = performance.now() - to;
  await watch.end();
  const findings: Findings = await check(stage, load.writes);
  const count = (outcome: string) => load.writes.filter((each) => each.outcome === outcome).length;
  const errors = stage
    .output()
    .split('\n')
    .filter((line) => line.includes('unexpected error'));
  return {
    acknowledged: count('acknowledged'),
    refused: count('refused'),
    unanswered: count('unanswered'),
    lost: findings.lost.length,
    twice: findings.twice.length,
    copies: findings.copies,
    unready: unreadySeconds(watch.samples),
    recovered: recovered / 1000,
    emailed: emailed / 1000,
    slowest: Math.max(0, ...load.writes.map(({ took }) => took)) / 1000,
    faults: [
      ...faults,
      ...dishonest(watch.samples, outage, { from, to }),
      ...findings.lost.map((words) => `lost: ${words}`),
      ...findings.twice.map((words) => `twice: ${words}`),
      ...load.wrong,
      ...errors.map((line) => line.slice(0, 600)),
    ],
  };
}

/**
 * Plays an outage on servers of its own.
 * @param release The folder of the release that they are at the beginning. @default this one
 */
export async function play(outage: Outage, release?: string): Promise<Result> {
  const stage = await startStage({ release, ...outage });
  try {
    return await playOn(stage, outage);
  } finally {
    await stage.stop();
  }
}
