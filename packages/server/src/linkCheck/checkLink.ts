/** Whether a web address still leads somewhere, asked without trusting it at any hop. */
import { isIP } from 'node:net';
import { readEmbed } from '@hangtag/contract/rules/embeds';
import type { LinkState } from '@hangtag/contract/wire/link';
import { type Address, isPublicAddress, resolveHost } from './addresses.ts';
import { type Network, hostOf, pin } from './pin.ts';
import { request } from './request.ts';
import { type Asking, isAllowed } from './robots.ts';

/** What came of a check. */
export interface LinkResult {
  readonly state: LinkState;
  /** HTTP status of the last answer; null when nothing answered. */
  readonly status: number | null;
  /** Where an address leads that moved for good; null otherwise. */
  readonly movedTo: string | null;
}

/** The real network. */
export const openNetwork = (pace: Network['pace']): Network => ({
  resolve: resolveHost,
  isPublic: isPublicAddress,
  ports: new Set(['', '80', '443']),
  timeoutMs: 10_000,
  pace,
});

const REDIRECTS = 5;

const broken: LinkResult = { state: 'broken', status: null, movedTo: null };
/** Nothing that people would notice was found out. */
const unknown: LinkResult = { ...broken, state: 'unknown' };

/** A redirect that every browser and search engine may remember. */
const isPermanent = (status: number) => status === 301 || status === 308;

/**
 * What is asked about an address: mostly itself. The page of a removed film at YouTube answers as if nothing were
 * wrong; what YouTube tells other sites about the film does not.
 */
export function questionAbout(address: string): string {
  const film = readEmbed(address);
  return film?.host === 'YouTube'
    ? `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(film.url)}`
    : address;
}

/** Follows the address to its end. Never throws but for the signal. */
export async function checkLink(address: string, asking: Asking): Promise<LinkResult> {
  const question = questionAbout(address);
  const result = await follow(question, asking);
  // Where the question moved to is no address for people.
  const isAside = question !== address && result.state === 'redirected';
  return isAside ? { ...result, state: 'ok', movedTo: null } : result;
}

async function follow(address: string, asking: Asking): Promise<LinkResult> {
  let next = address;
  // A temporary redirect on the way may lead elsewhere tomorrow: only the moves before it are for good.
  let moved = address;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    if (!URL.canParse(next)) return broken;
    const url = new URL(next);
    const pinned = await pin(url, asking.network);
    // The same answer as for a name that does not exist: nobody learns what is inside the network.
    if (!pinned) return broken;
    const head = await askTwice(url, pinned, asking);
    if ('state' in head) return head;
    const { status, location } = head;
    if (status < 300 || status >= 400 || location === undefined)
      return resultOf(status, moved === address ? null : moved);
    if (!URL.canParse(location, url)) return { ...broken, status };
    const isForGood = moved === next && isPermanent(status);
    next = new URL(location, url).href;
    if (isForGood) moved = next;
  }
  return broken;
}

/** With HEAD, and with GET where the site does not like that. */
async function askTwice(url: URL, address: Address, asking: Asking) {
  const { network, userAgent, signal } = asking;
  const ask = async (method: 'HEAD' | 'GET') => {
    await network.pace(url.host, signal);
    const timeout = AbortSignal.timeout(network.timeoutMs);
    return request({
      url,
      method,
      address,
      userAgent,
      signal: AbortSignal.any([signal, timeout]),
    });
  };
  try {
    if (!(await isAllowed(url, address, asking))) return unknown;
    const head = await ask('HEAD');
    return head.status < 400 ? head : await ask('GET');
  } catch (error) {
    signal.throwIfAborted();
    return failureOf(error);
  }
}

function failureOf(error: unknown): LinkResult {
  // A slow site may be back tomorrow; a refused connection or a wrong certificate is what people get too.
  const isSlow = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
  return isSlow ? unknown : broken;
}

/** Only what certainly fails for everybody is broken: sites refuse programs with 403, 429 and the like. */
function resultOf(status: number, moved: string | null): LinkResult {
  if (status >= 200 && status < 400) {
    // A number instead of a name can't be saved, so it is no advice.
    const movedTo = moved !== null && isIP(hostOf(moved)) === 0 ? moved : null;
    return { state: movedTo === null ? 'ok' : 'redirected', status, movedTo };
  }
  return {
    state: status === 404 || status === 410 ? 'broken' : 'unknown',
    status,
    movedTo: null,
  };
}
