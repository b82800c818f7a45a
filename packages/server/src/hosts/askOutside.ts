/** One request to a host that a company named: to public computers only, as links are checked. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { openNetwork } from '../linkCheck/checkLink.ts';
import { pin } from '../linkCheck/pin.ts';
import { request } from '../linkCheck/request.ts';

/** Bytes that are read of an answer. */
const MOST = 4096;

interface Asking {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly signal: AbortSignal;
  /** @default GET */
  readonly method?: 'HEAD' | 'GET';
}

/** @throws Error when nothing answers. */
export type AskOutside = (address: string, asking: Asking) => ReturnType<typeof request>;

const network = openNetwork(() => wait(0));

/** Asks an address whose host a company chose. */
export const askOutside: AskOutside = async (address, { config, signal, method = 'GET' }) => {
  const url = new URL(address);
  const pinned = await pin(url, network);
  if (!pinned) throw new Error(`There is no public computer at ${url.host}.`);
  return request({
    url,
    method,
    address: pinned,
    userAgent: `Hangtag self-check bot (+${config.publicUrl})`,
    signal: AbortSignal.any([signal, AbortSignal.timeout(network.timeoutMs)]),
    bodyBytes: method === 'GET' ? MOST : 0,
  });
};
