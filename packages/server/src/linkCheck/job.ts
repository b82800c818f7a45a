/** The recurring check of the web addresses that calls to action lead to (PI-8). */
import { setTimeout as wait } from 'node:timers/promises';
import type { LinkCheck } from '@hangtag/contract/wire/cta';
import { and, asc, eq, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { ctas } from '../db/schema/ctas.ts';
import type { Limit } from '../http/throttle.ts';
import type { Services } from '../http/vars.ts';
import type { JobHandler } from '../jobs/kinds.ts';
import { type LinkResult, type Network, checkLink, openNetwork } from './checkLink.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Addresses of one run; more wait for the next. */
const BATCH = 60;
/** Sites that are asked at the same time. */
const SITES = 4;
/** Between two requests to one site, in milliseconds. */
const PACE_MS = 1000;

declare module '../http/vars.ts' {
  interface Services {
    /** How a check that a person asks for sees the network. @default the real one */
    readonly linkNetwork?: Network;
  }
}

type Tools = Pick<Services, 'db' | 'now'> & {
  readonly config: Pick<Services['config'], 'publicUrl' | 'checksLinks'>;
};
type Due = Pick<
  typeof ctas.$inferSelect,
  'id' | 'target' | 'linkFailures' | 'linkBrokenSince' | 'linkNextAt'
>;

/** How often one person may ask for a check. */
export const checkLimit: Limit = { name: 'checkLink', attempts: 10, seconds: 60 };

/** The job; without the setting no request leaves the machine. */
export const linkJob = (tools: Tools): JobHandler<'checkLinks'> => ({
  attempts: 1,
  everyMs: MINUTE,
  async run(_job, signal) {
    if (tools.config.checksLinks) await checkDueLinks(tools, signal, realNetwork());
  },
});

/** The network with the pace of one process. */
const realNetwork = () => openNetwork(pacer());

/** Lets each site have one request a second. */
function pacer(): Network['pace'] {
  const turns = new Map<string, number>();
  return async (host, signal) => {
    const now = performance.now();
    const turn = Math.max(now, turns.get(host) ?? 0);
    turns.set(host, turn + PACE_MS);
    if (turn > now) await wait(turn - now, undefined, { signal });
  };
}

/** Checks every address that is due, and stores what came of it. */
export async function checkDueLinks(
  tools: Tools,
  signal: AbortSignal,
  network: Network,
): Promise<void> {
  const due = await findDue(tools.db, tools.now());
  const bySite = Map.groupBy(due, ({ target }) => new URL(target).host);
  const sites = [...bySite.values()];
  const work = async () => {
    for (let site = sites.pop(); site; site = sites.pop()) {
      for (const row of site) {
        await storeResult(tools, row, await ask(tools, row.target, signal, network), 'job');
      }
    }
  };
  await Promise.all(Array.from({ length: SITES }, work));
}

const ask = ({ config }: Tools, target: string, signal: AbortSignal, network: Network) =>
  checkLink(target, {
    network,
    userAgent: `Hangtag link check (+${config.publicUrl})`,
    signal,
  });

/**
 * Checks one address because a person asked, and stores what came of it.
 * @throws when the signal ends it.
 */
export async function checkOneLink(
  tools: Tools,
  row: Due,
  signal: AbortSignal,
  network: Network = realNetwork(),
): Promise<LinkCheck> {
  const { state, status, movedTo } = await ask(tools, row.target, signal, network);
  await storeResult(tools, row, { state, status, movedTo }, 'person');
  const at = tools.now().toISOString();
  const since = row.linkBrokenSince?.toISOString() ?? at;
  return { at, status, state, movedTo, brokenSince: state === 'broken' ? since : null };
}

const findDue = (db: Database, now: Date): Promise<readonly Due[]> =>
  db
    .select({
      id: ctas.id,
      target: ctas.target,
      linkFailures: ctas.linkFailures,
      linkBrokenSince: ctas.linkBrokenSince,
      linkNextAt: ctas.linkNextAt,
    })
    .from(ctas)
    .where(
      and(
        isNull(ctas.deletedAt),
        eq(ctas.status, 'active'),
        like(ctas.target, 'http%'),
        or(isNull(ctas.linkNextAt), lte(ctas.linkNextAt, now)),
      ),
    )
    .orderBy(sql`${ctas.linkNextAt} nulls first`, asc(ctas.id))
    .limit(BATCH);

/**
 * Stores what came of a check. A failure is believed when it is seen twice, six hours apart; what cannot be told is
 * asked less and less often, at last once a week.
 */
async function storeResult(
  { db, now }: Tools,
  row: Due,
  result: LinkResult,
  by: 'job' | 'person',
): Promise<void> {
  const at = now();
  const works = result.state === 'ok' || result.state === 'redirected';
  // What people ask for does not make the job ask less often.
  const isExtra = by === 'person' && row.linkFailures > 0;
  const failures = works ? 0 : isExtra ? row.linkFailures : row.linkFailures + 1;
  const isBroken = result.state === 'broken';
  const brokenSince = isBroken ? (row.linkBrokenSince ?? at) : null;
  const isTooEarly = brokenSince !== null && at.getTime() - brokenSince.getTime() < 6 * HOUR;
  await db
    .update(ctas)
    .set({
      linkState: isTooEarly ? sql`${ctas.linkState}` : result.state,
      linkStatus: result.status,
      linkCheckedAt: at,
      linkBrokenSince: brokenSince,
      linkMovedTo: result.movedTo,
      linkFailures: failures,
      linkNextAt:
        isExtra && !works ? row.linkNextAt : new Date(at.getTime() + waitBefore(row.id, failures)),
    })
    // Another address may have been typed meanwhile.
    .where(and(eq(ctas.id, row.id), eq(ctas.target, row.target)));
}

/** Milliseconds before the next check; spread over an hour, so that a site is not asked for all of its links at once. */
const waitBefore = (id: number, failures: number) =>
  (failures === 0 ? 24 * HOUR : Math.min(6 * HOUR * 2 ** (failures - 1), 7 * 24 * HOUR)) +
  ((id * 7919) % 60) * MINUTE;
