/** The recurring check of the web addresses that calls to action lead to (PI-8). */
import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { ctas } from '../db/schema/ctas.ts';
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

type Tools = Pick<Services, 'db' | 'now'> & {
  readonly config: Pick<Services['config'], 'publicUrl' | 'checksLinks'>;
};
type Due = Pick<typeof ctas.$inferSelect, 'id' | 'target' | 'linkFailures' | 'linkBrokenSince'>;

/** The job; without the setting no request leaves the machine. */
export const linkJob = (tools: Tools): JobHandler<'checkLinks'> => ({
  attempts: 1,
  everyMs: MINUTE,
  async run(_job, signal) {
    if (tools.config.checksLinks) await checkDueLinks(tools, signal, openNetwork(pacer()));
  },
});

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
  const userAgent = `Hangtag link check (+${tools.config.publicUrl})`;
  const work = async () => {
    for (let site = sites.pop(); site; site = sites.pop()) {
      for (const row of site) {
        const result = await checkLink(row.target, { network, userAgent, signal });
        await storeResult(tools, row, result);
      }
    }
  };
  await Promise.all(Array.from({ length: SITES }, work));
}

const findDue = (db: Database, now: Date): Promise<readonly Due[]> =>
  db
    .select({
      id: ctas.id,
      target: ctas.target,
      linkFailures: ctas.linkFailures,
      linkBrokenSince: ctas.linkBrokenSince,
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
async function storeResult({ db, now }: Tools, row: Due, result: LinkResult): Promise<void> {
  const at = now();
  const failures = result.state === 'ok' ? 0 : row.linkFailures + 1;
  const isBroken = result.state === 'broken';
  const isFirst = isBroken && row.linkBrokenSince === null;
  await db
    .update(ctas)
    .set({
      linkState: isFirst ? sql`${ctas.linkState}` : result.state,
      linkStatus: result.status,
      linkCheckedAt: at,
      linkBrokenSince: isBroken ? (row.linkBrokenSince ?? at) : null,
      linkFailures: failures,
      linkNextAt: new Date(at.getTime() + waitBefore(row.id, failures)),
    })
    // Another address may have been typed meanwhile.
    .where(and(eq(ctas.id, row.id), eq(ctas.target, row.target)));
}

/** Milliseconds before the next check; spread over an hour, so that a site is not asked for all of its links at once. */
const waitBefore = (id: number, failures: number) =>
  (failures === 0 ? 24 * HOUR : Math.min(6 * HOUR * 2 ** (failures - 1), 7 * 24 * HOUR)) +
  ((id * 7919) % 60) * MINUTE;
