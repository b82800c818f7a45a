/** What sites tell programs about themselves in robots.txt (RFC 9309). */
import parseRobots from 'robots-parser';
import type { Address } from './addresses.ts';
import { type Network, pin } from './pin.ts';
import { request } from './request.ts';

/** The name that rules of robots.txt call the check by. */
const NAME = 'Hangtag';
/** RFC 9309 asks for at least 500 KiB. */
const MOST_BYTES = 512 * 1024;
const REDIRECTS = 5;

/** Whether the check may ask an address of one site. */
type MayAsk = (address: string) => boolean;

/** The rules that were read in this run, by site. */
export type RobotsCache = Map<string, Promise<MayAsk>>;

export interface Asking {
  readonly network: Network;
  readonly userAgent: string;
  readonly signal: AbortSignal;
  readonly robots: RobotsCache;
}

/**
 * Whether the site lets the check ask this address; each site's rules are read once in a run.
 * @param address The computer that the site's name was resolved to.
 * @throws Error when the site does not answer in time, or the signal aborts.
 */
export async function isAllowed(url: URL, address: Address, asking: Asking): Promise<boolean> {
  const { robots } = asking;
  const rules = robots.get(url.origin) ?? readRules(url.origin, address, asking);
  robots.set(url.origin, rules);
  return (await rules)(url.href);
}

async function readRules(origin: string, own: Address, asking: Asking): Promise<MayAsk> {
  const { network, userAgent, signal } = asking;
  const first = `${origin}/robots.txt`;
  let next = first;
  for (let hop = 0; hop <= REDIRECTS && URL.canParse(next); hop += 1) {
    const url = new URL(next);
    const address = url.origin === origin ? own : await pin(url, network);
    // Rules that cannot be read are the rules of a site without any; the address itself is judged next.
    if (!address) return () => true;
    await network.pace(url.host, signal);
    const timeout = AbortSignal.timeout(network.timeoutMs);
    const answer = await request({
      url,
      method: 'GET',
      address,
      userAgent,
      signal: AbortSignal.any([signal, timeout]),
      bodyBytes: MOST_BYTES,
    }).catch((error: unknown) => {
      // A site that does not answer is a finding; the one it sends to for its rules is not.
      if (url.origin === origin || signal.aborted) throw error;
      return null;
    });
    if (!answer) return () => false;
    const { status, location, body } = answer;
    if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url)) {
      next = new URL(location, url).href;
      continue;
    }
    // Who cannot serve the rules now may have any.
    if (status >= 500) return () => false;
    if (status < 200 || status >= 300) return () => true;
    const rules = parseRobots(first, body);
    return (address) => rules.isAllowed(address, NAME) ?? true;
  }
  return () => true;
}
