/** Whether a web address still leads somewhere, asked without trusting it at any hop (PI-8). */
import { isIP } from 'node:net';
import type { LinkState } from '@hangtag/contract/wire/cta';
import { type Address, isPublicAddress, resolveHost } from './addresses.ts';
import { requestHead } from './requestHead.ts';

/** What came of a check. */
export interface LinkResult {
  readonly state: LinkState;
  /** HTTP status of the last answer; null when nothing answered. */
  readonly status: number | null;
  /** Where an address leads that moved for good; null otherwise. */
  readonly movedTo: string | null;
}

/** The network as a check sees it; tests bring their own. */
export interface Network {
  resolve(host: string): Promise<readonly Address[]>;
  isPublic(address: string): boolean;
  /** Ports that may be asked; an empty text is the scheme's own. */
  readonly ports: ReadonlySet<string>;
  /** Longest time of one request, in milliseconds. */
  readonly timeoutMs: number;
  /** Waits for this host's turn. */
  pace(host: string, signal: AbortSignal): Promise<void>;
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

interface Asking {
  readonly network: Network;
  readonly userAgent: string;
  readonly signal: AbortSignal;
}

const nowhere: LinkResult = { state: 'broken', status: null, movedTo: null };

/** A redirect that every browser and search engine may remember. */
const isPermanent = (status: number) => status === 301 || status === 308;

/** Follows the address to its end. Never throws but for the signal. */
export async function checkLink(address: string, asking: Asking): Promise<LinkResult> {
  let next = address;
  // A temporary redirect on the way may lead elsewhere tomorrow: only the moves before it are for good.
  let moved = address;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    if (!URL.canParse(next)) return nowhere;
    const url = new URL(next);
    const pinned = await pin(url, asking);
    // The same answer as for a name that does not exist: nobody learns what is inside the network.
    if (!pinned) return nowhere;
    const head = await askTwice(url, pinned, asking);
    if ('state' in head) return head;
    const { status, location } = head;
    if (status < 300 || status >= 400 || location === undefined)
      return judge(status, moved === address ? null : moved);
    if (!URL.canParse(location, url)) return { ...nowhere, status };
    const isForGood = moved === next && isPermanent(status);
    next = new URL(location, url).href;
    if (isForGood) moved = next;
  }
  return nowhere;
}

/** The name or number of the host, without the brackets of IPv6. */
const hostOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, '');

/** The public address that the request goes to; null where there is none. */
async function pin(url: URL, { network }: Asking): Promise<Address | null> {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username || url.password || !network.ports.has(url.port)) return null;
  const host = hostOf(url.href);
  const version = isIP(host);
  const known = version === 4 || version === 6;
  const all: readonly Address[] = known
    ? [{ address: host, family: version }]
    : await network.resolve(host).catch(() => []);
  // One private address among public ones is an attempt to change between them.
  return all.every(({ address }) => network.isPublic(address)) ? (all[0] ?? null) : null;
}

/** With HEAD, and with GET where the site does not like that. */
async function askTwice(url: URL, address: Address, { network, userAgent, signal }: Asking) {
  const ask = async (method: 'HEAD' | 'GET') => {
    await network.pace(url.host, signal);
    const timeout = AbortSignal.timeout(network.timeoutMs);
    return requestHead({
      url,
      method,
      address,
      userAgent,
      signal: AbortSignal.any([signal, timeout]),
    });
  };
  try {
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
  return isSlow ? { ...nowhere, state: 'unknown' } : nowhere;
}

/** Only what certainly fails for everybody is broken: sites refuse programs with 403, 429 and the like. */
function judge(status: number, moved: string | null): LinkResult {
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
