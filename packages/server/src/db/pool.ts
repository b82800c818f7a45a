/** Connections to a PostgreSQL server. None outlives a server that has fallen silent, and none is lost to the pool. */
import { Socket } from 'node:net';
import { type PoolSettings, standardPool } from '../config/config.ts';
import pg, { type Pool, type PoolClient } from 'pg';
import { traceStatements } from './traceStatements.ts';

/** Limits of a pool; times are in milliseconds, 0 is none. */
export interface PoolLimits {
  /** Most connections. */
  readonly connections: number;
  /** Longest time of one statement. */
  readonly statementMs: number;
  /** A connection is given up after this time without a byte; longer than a statement may take. */
  readonly idleMs: number;
  /** The pool is stuck when all connections are in use and none was returned for this time. */
  readonly stuckMs: number;
}

/** Limits of a process that answers requests, from its settings. */
export const servingLimits = ({ connections, statementSeconds }: PoolSettings): PoolLimits => ({
  connections,
  statementMs: statementSeconds * 1000,
  idleMs: (statementSeconds + 5) * 1000,
  stuckMs: (statementSeconds + 30) * 1000,
});

/** Limits of a command, whose transaction may wait for files. */
export const noLimits: PoolLimits = {
  connections: standardPool.connections,
  statementMs: 0,
  idleMs: 0,
  stuckMs: 0,
};

/** How long a connection may take to be made, and a query may wait for one, in milliseconds. */
const CONNECT_MS = 5000;

/** Idle time after which connections are given up once the process ends, in milliseconds. */
export const END_IDLE_MS = 2000;

/** Connections of a pool: in use and idle, and queries that wait for one. */
export interface PoolState {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open pool. */
export interface OpenPool {
  readonly pool: Pool;
  /** Whether all connections are in use and none comes back. */
  isStuck(): boolean;
  state(): PoolState;
  /** Ends all connections, silent ones by force. */
  close(): Promise<void>;
}

/** Quiet after which the system asks whether the other machine is still there; it gives up ten seconds later. */
const KEEP_ALIVE_MS = 30_000;

/** What a connection needs besides the pool's limits. */
export const connectionOf = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});

/**
 * Opens a pool; nothing connects yet.
 * @param name What its connections are called at the database, unless `url` names them.
 */
export function openPool(url: string, limits: PoolLimits, name: string): OpenPool {
  const { connections, statementMs, idleMs, stuckMs } = limits;
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    ...connectionOf(url),
    application_name: name,
    max: connections,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs,
    stream: () => trackSocket(sockets, idleMs),
  });
  // A broken idle connection is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const inUse = new Set<PoolClient>();
  let returnedAt = performance.now();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    returnedAt = performance.now();
  });
  traceStatements(pool);
  pool.on('connect', (client) => {
    traceStatements(client);
    returnWhenEnded(client, inUse);
  });
  return {
    pool,
    isStuck: () => inUse.size >= connections && performance.now() - returnedAt >= stuckMs,
    state: () => ({ used: inUse.size, idle: pool.idleCount, waiting: pool.waitingCount }),
    close() {
      for (const socket of sockets) socket.setTimeout(END_IDLE_MS);
      return pool.end();
    },
  };
}

/**
 * Makes a connection's socket. The other end of a cut line says nothing, not even that it is gone. The limit is the
 * socket's and not pg's `query_timeout`: that one rejects the query and lets its connection live, so a transaction
 * would give the pool back a connection on which the next query waits behind the silent one.
 */
function trackSocket(sockets: Set<Socket>, idleMs: number): Socket {
  const socket = new Socket();
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.on('timeout', () =>
    socket.destroy(new Error('Connection terminated: the database has fallen silent.')),
  );
  return socket.setTimeout(idleMs);
}

/** Drizzle never returns a connection whose `begin` failed, so one that ends in use is returned here. */
function returnWhenEnded(client: PoolClient, inUse: ReadonlySet<PoolClient>): void {
  // The query's own promise tells whoever waits for it; unheard, the event would end the process.
  client.on('error', () => undefined);
  client.once('end', () => {
    if (!inUse.has(client)) return;
    client.release(true);
    client.release = () => undefined;
  });
}
