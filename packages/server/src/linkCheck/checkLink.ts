/** Whether a web address still leads somewhere, asked without trusting it at any hop (PI-8). */
import { isIP } from 'node:net';
import type { LinkState } from '@hangtag/contract/wire/cta';
import { type Address, isPublicAddress, resolveHost } from './addresses.ts';
import { askAddress } from './askAddress.ts';

/** What came of a check. */
export interface LinkResult {
  readonly state: LinkState;
  /** HTTP status of the last answer; null when nothing answered. */
  readonly status: number | null;
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

const nowhere: LinkResult = { state: 'broken', status: null };

/** Follows the address to its end. Never throws but for the signal. */
export async function checkLink(address: string, asking: Asking): Promise<LinkResult> {
  let next = address;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    if (!URL.canParse(next)) return nowhere;
    const url = new URL(next);
    const pinned = await pin(url, asking);
    // The same answer as for a name that does not exist: nobody learns what is inside the network.
    if (!pinned) return nowhere;
    const head = await askTwice(url, pinned, asking);
    if ('state' in head) return head;
    const { status, location } = head;
    if (status < 300 || status >= 400 || location === undefined) return judge(status);
    if (!URL.canParse(location, url)) return { state: 'broken', status };
    next = new URL(location, url).href;
  }
  return nowhere;
}

/** The public address that the request goes to; null where there is none. */
async function pin(url: URL, { network }: Asking): Promise<Address | null> {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username || url.password || !network.ports.has(url.port)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
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
    return askAddress({
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
  return isSlow ? { state: 'unknown', status: null } : nowhere;
}

/** Only what certainly fails for everybody is broken: sites refuse programs with 403, 429 and the like. */
function judge(status: number): LinkResult {
  if (status >= 200 && status < 400) return { state: 'ok', status };
  return { state: status === 404 || status === 410 ? 'broken' : 'unknown', status };
}
