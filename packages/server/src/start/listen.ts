/** Listens with time limits, and shuts down without dropping answers. */
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type HttpBindings, createAdaptorServer } from '@hono/node-server';
import type { Config } from '../config/config.ts';
import type { SettingName } from '../config/settings.ts';

/** How long a request's head may take, in milliseconds: slow senders occupy nothing. */
const HEADERS_MS = 10_000;

/**
 * How long a whole request may take, uploads of 500 MB included, in milliseconds: the lifetime of an upload address.
 */
const REQUEST_MS = 15 * 60_000;

const KEEP_ALIVE_MS = 5000;

/** Seconds that the shutdown reserves for closing the database after requests and jobs have ended. */
const CLOSE_SECONDS = 2;

/** How long running requests and jobs may take after the stop signal, in milliseconds. */
export const drainMs = ({ shutdownSeconds }: Pick<Config, 'shutdownSeconds'>): number =>
  (shutdownSeconds - CLOSE_SECONDS) * 1000;

export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Answers requests between listening and readiness, e.g. while demo data is written. */
export const starting: Fetch = () =>
  Response.json(
    { message: 'The server is starting.' },
    { status: 503, headers: { 'Retry-After': '2' } },
  );

/**
 * Listens.
 * @throws Error with code EADDRINUSE, EACCES or EADDRNOTAVAIL when the address is not available.
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

/** How long an open connection may still bring a request after the stop signal, in milliseconds. */
const LAST_REQUESTS_MS = 250;

/** Turns of the event loop in which what has arrived on a connection is read and parsed. */
const TURNS_TO_READ = 2;

/** More turns than the system has places for connections that wait to be accepted (511): one is accepted in each. */
const MOST_TURNS = 1000;

/** Accepts the connections that wait for it, until turns pass without one. */
async function acceptWaiting(server: Server): Promise<void> {
  let without = 0;
  const restart = () => (without = 0);
  server.on('connection', restart);
  for (let turn = 0; turn < MOST_TURNS && without <= TURNS_TO_READ; turn += 1) {
    without += 1;
    await setImmediate();
  }
  server.off('connection', restart);
}

/** Closes connections without a request, once what has arrived is read: a timer that is late runs before that. */
async function closeIdle(server: Server): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await setImmediate();
  server.closeIdleConnections();
}

/**
 * Answers what has arrived, accepts no new connections, and closes within `limitMs`. An answer closes its connection.
 * @default 8 seconds
 */
export async function drain(server: Server, limitMs = 8000): Promise<void> {
  const closed = once(server, 'close');
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await acceptWaiting(server);
  // `close` of an HTTP server resets connections whose request is not read yet; that of its base class leaves them open.
  TcpServer.prototype.close.call(server);
  // A connection whose request came before the signal becomes idle after its answer.
  const sweep = setInterval(() => void closeIdle(server), LAST_REQUESTS_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

/** Why the address is not available, as a sentence; null for another error. */
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
