/** Which computer a request for an address goes to. */
import { isIP } from 'node:net';
import type { Address } from './addresses.ts';

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

/** The name or number of the host, without the brackets of IPv6. */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, '');

/** The public address that the request goes to; null where there is none. */
export async function pin(url: URL, network: Network): Promise<Address | null> {
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
