/** Work on a PostgreSQL database that one process at a time may do, over a connection that ends when either side stays silent. */
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { OperatorProblem } from '../config/operatorProblem.ts';
import { END_IDLE_MS, connectionOf } from './pool.ts';

/** Any number: it only has to be ours. Held while migrating, because several servers may start at once. */
const MIGRATION_LOCK = 4_206_912;

/** How often a process asks for its turn, in milliseconds. */
const ASK_MS = 250;

/** Idle time after which one side gives up the other, in milliseconds. */
export interface IdleLimits {
  /** Of the database, until the turn comes. The other process may take as long as it needs: each question has an answer at once. */
  readonly waitingMs: number;
  /** Of the database at work: longer than a statement that changes a large table. */
  readonly workingMs: number;
  /** Of this process: the database then frees the turn for another one. */
  readonly absentMs: number;
}

const patience: IdleLimits = { waitingMs: 20_000, workingMs: 60 * 60_000, absentMs: 60_000 };

/**
 * Connects, waits until no other process does such work, and works.
 * @throws OperatorProblem when the database does not answer, refuses the connection or falls silent.
 */
export async function withExclusiveLock(
  url: string,
  work: (client: pg.Client) => Promise<void>,
  { waitingMs, workingMs, absentMs }: IdleLimits = patience,
): Promise<void> {
  const socket = new Socket();
  let isSilent = false;
  socket.on('timeout', () => {
    isSilent = true;
    socket.destroy(new Error('The database has fallen silent.'));
  });
  const client = new pg.Client({ ...connectionOf(url), stream: () => socket });
  client.on('error', () => undefined);
  try {
    await connect(client);
    socket.setTimeout(waitingMs);
    await client.query(
      "select set_config(name, $1, false) from unnest(array['idle_session_timeout', 'idle_in_transaction_session_timeout']) name",
      [absentMs],
    );
    while (!(await hasTurn(client))) await pause(ASK_MS);
    socket.setTimeout(workingMs);
    await work(client);
  } catch (error) {
    const sentence = 'The database that DATABASE_URL names has stopped answering.';
    throw isSilent ? new OperatorProblem(sentence, { cause: error }) : error;
  } finally {
    socket.setTimeout(END_IDLE_MS);
    // The turn ends with its connection.
    await client.end();
  }
}

async function hasTurn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock($1) as free',
    [MIGRATION_LOCK],
  );
  return rows[0]?.free ?? false;
}

const withoutAnswer = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'];

/** The message of a connection that took too long; it has no code. */
const TOO_LATE = 'timeout expired';

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (withoutAnswer.includes(code) || message === TOO_LATE) {
      const sentence = 'The database that DATABASE_URL names does not answer.';
      throw new OperatorProblem(sentence, { cause: error });
    }
    // Authorization failed (28…), no such database (3D000), no connection free (53300), still starting (57P03): the
    // database's own words say which.
    if (!/^28|^(3D000|53300|57P03)$/.test(code)) throw error;
    throw new OperatorProblem(`The database refused DATABASE_URL: ${message}.`, { cause: error });
  }
}
