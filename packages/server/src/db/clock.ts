/** The time as the database has it: several processes agree on what has expired, whatever their own clocks say. */
import { sql } from 'drizzle-orm';
import type { Logger } from '../support/log.ts';
import type { Database } from './database.ts';
import { rowsOf } from './rows.ts';

/** Time between two readings of the database's clock, in milliseconds. */
const EVERY_MS = 60_000;

/** A difference that an operator should know of, in milliseconds. */
const WORTH_A_WORD_MS = 5000;

export interface Clock {
  readonly now: () => Date;
  stop(): void;
}

/** Reads the database's clock now and every minute; between readings the time since is counted, not looked up. */
export async function startClock(db: Database, log: Logger): Promise<Clock> {
  let start = await readStart(db);
  const wrongBy = Date.now() - (start + performance.now());
  if (Math.abs(wrongBy) > WORTH_A_WORD_MS) {
    const seconds = Math.round(wrongBy / 1000);
    log.warn(
      { seconds },
      'the clock of this computer differs from that of the database, which counts',
    );
  }
  const timer = setInterval(() => {
    // Without an answer the last reading goes on.
    readStart(db).then(
      (read) => (start = read),
      () => undefined,
    );
  }, EVERY_MS).unref();
  return {
    now: () => new Date(start + performance.now()),
    stop: () => clearInterval(timer),
  };
}

/** When `performance.now()` was zero, by the database's clock, in milliseconds. */
async function readStart(db: Database): Promise<number> {
  const asked = performance.now();
  const answer = await db.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as time`);
  const [row] = rowsOf<{ readonly time: string }>(answer);
  return Number(row?.time) - (asked + performance.now()) / 2;
}
