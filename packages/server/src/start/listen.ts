/** The network side of the server: its time limits, and its end without dropped answers. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type HttpBindings, createAdaptorServer } from '@hono/node-server';
import type { Config } from '../config/config.ts';
import type { SettingName } from '../config/settings.ts';

/** A request's head must be there within this time, in milliseconds: slow senders hold nothing. */
const HEADERS_MS = 10_000;

/** A whole request, uploads of 500 MB included, in milliseconds: as long as an upload address lives. */
const REQUEST_MS = 15 * 60_000;

const KEEP_ALIVE_MS = 5000;

/** Seconds of the shutdown that are left to close the database when requests and jobs have ended. */
const CLOSE_SECONDS = 2;

/** How long requests and jobs under way may take once the server is stopping, in milliseconds. */
export const drainMs = ({ shutdownSeconds }: Pick<Config, 'shutdownSeconds'>): number =>
  (shutdownSeconds - CLOSE_SECONDS) * 1000;

/** Answers a request; `app.fetch` is one. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** What is answered between listening and being ready, e.g. while demo data is written. */
export const starting: Fetch = () =>
  Response.json(
    { message: 'The server is starting.' },
    { status: 503, headers: { 'Retry-After': '2' } },
  );

/**
 * Listens.
 * @throws Error with code EADDRINUSE, EACCES or EADDRNOTAVAIL when the address cannot be had.
 */
export async function listen(fetch: Fetch, config: Config): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as HttpBindings),
    serverOptions: {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16 * 1024,
    },
  }) as Server;
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return server;
}

/** Accepts no new connections, lets running requests finish, and ends within `limitMs`. @default 8 seconds */
export async function drain(server: Server, limitMs = 8000): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that is answered now becomes idle; it must not keep the server for its keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

/** Why the address cannot be had, as a sentence; null for another error. */
export function listenProblem(
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
  setting: SettingName = 'PORT',
): string | null {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Stop it, or set ${setting} to a free one.`;
    case 'EACCES':
      return `This account may not use port ${port}. Set ${setting} to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this computer.`;
    default:
      return null;
  }
}
