/** The address under which a printed code asked. */
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import type { Vars } from './vars.ts';

declare module './vars.ts' {
  interface Variables {
    /** The brand's own host that was asked; absent at the platform's. */
    brandHost?: string;
  }
}

/** Whether printed codes with this host lead here. */
export const isPublicHost = (
  host: string,
  { publicUrl, publicHosts }: Pick<Config, 'publicUrl' | 'publicHosts'>,
): boolean => host === new URL(publicUrl).host || publicHosts.includes(host);

/**
 * Origin of the answer's own addresses: the asked host where it is one of ours, because a code stays on the host that
 * is in print; else the installation's.
 */
export function publicOrigin(c: Context<Vars>): string {
  const { config } = c.var.services;
  const { host } = new URL(c.req.url);
  const { protocol } = new URL(config.publicUrl);
  const isInPrint = config.publicHosts.includes(host) || host === c.var.brandHost;
  return isInPrint ? `${protocol}//${host}` : config.publicUrl;
}
