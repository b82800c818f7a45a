/** The recurring check of the web addresses that pages lead to. */
import { setTimeout as wait } from 'node:timers/promises';
import type { LinkCheck } from '@hangtag/contract/wire/link';
import type { Limit } from '../http/throttle.ts';
import type { Services } from '../http/vars.ts';
import type { JobHandler } from '../jobs/kinds.ts';
import { checkLink, openNetwork } from './checkLink.ts';
import { type KnownLink, findDue, storeResult } from './links.ts';
import type { Network } from './pin.ts';
import type { RobotsCache } from './robots.ts';

const MINUTE = 60_000;
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
  const due = await findDue(tools.db, tools.now(), BATCH);
  const robots: RobotsCache = new Map();
  const bySite = Map.groupBy(due, ({ address }) => siteOf(address));
  const sites = [...bySite.values()];
  const work = async () => {
    for (let site = sites.pop(); site; site = sites.pop()) {
      for (const known of site) {
        const result = await ask(tools, known, { signal, network, robots });
        await storeResult(tools.db, known, result, { at: tools.now(), by: 'job' });
      }
    }
  };
  await Promise.all(Array.from({ length: SITES }, work));
}

/** Old addresses may have no host that can be read; each is a site of its own. */
const siteOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

const ask = (
  { config }: Tools,
  { address }: KnownLink,
  how: {
    readonly signal: AbortSignal;
    readonly network: Network;
    readonly robots: RobotsCache;
  },
) => checkLink(address, { ...how, userAgent: `Hangtag link check (+${config.publicUrl})` });

/**
 * Checks one address because a person asked, and stores what came of it.
 * @throws when the signal ends it.
 */
export async function checkOneLink(
  tools: Tools,
  known: KnownLink,
  signal: AbortSignal,
  network: Network = realNetwork(),
): Promise<LinkCheck> {
  const result = await ask(tools, known, { signal, network, robots: new Map() });
  const at = tools.now();
  await storeResult(tools.db, known, result, { at, by: 'person' });
  const since = known.brokenSince ?? at;
  const { state } = result;
  return {
    ...result,
    at: at.toISOString(),
    brokenSince: state === 'broken' ? since.toISOString() : null,
  };
}
