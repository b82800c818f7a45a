/** What is counted waits here for at most a second, so that no answer waits for it; what does not fit is dropped and said. */
import type { Database } from '../db/database.ts';
import { events } from '../db/schema/analytics.ts';
import { type Opening, writeOpenings } from './openings.ts';
import type { Background } from '../support/background.ts';
import type { Logger } from '../support/log.ts';

export type NewEvent = typeof events.$inferInsert;

/** Most rows that wait at once; a hundred times a busy second. */
export const MOST_WAITING = 10_000;

/** Longest wait, in milliseconds: what a killed process loses. */
const FLUSH_MS = 1000;

/** Rows of one insert: the database takes at most 65,535 values in a statement. */
const ROWS = 1000;

export interface CountBuffer<Row> {
  /** Takes a row; never throws and never waits. */
  add(row: Row): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

interface Tools {
  readonly db: Database;
  readonly log: Logger;
  readonly background: Background;
  /** Receives how many rows were dropped since the last time. Absent when no figures are collected. */
  readonly observeDropped?: ((count: number) => void) | undefined;
}

/** The events of one process. The end of the server waits for what is in it. @param flushMs Longest wait. */
export const createEventBuffer = (tools: Tools, flushMs?: number): CountBuffer<NewEvent> =>
  createBuffer(
    tools,
    async (rows) => {
      await tools.db.insert(events).values([...rows]);
    },
    flushMs,
  );

/** The openings of serials of one process. @param flushMs Longest wait. */
export const createOpeningBuffer = (tools: Tools, flushMs?: number): CountBuffer<Opening> =>
  createBuffer(tools, (rows) => writeOpenings(tools.db, rows), flushMs);

function createBuffer<Row>(
  { log, background, observeDropped }: Tools,
  write: (rows: readonly Row[]) => Promise<void>,
  flushMs: number = FLUSH_MS,
): CountBuffer<Row> {
  let waiting: Row[] = [];
  let dropped = 0;
  let isPlanned = false;

  async function flush() {
    if (dropped > 0) {
      log.error({ dropped }, 'events were dropped: the buffer was full');
      observeDropped?.(dropped);
    }
    dropped = 0;
    const rows = waiting;
    waiting = [];
    for (let at = 0; at < rows.length; at += ROWS) {
      try {
        await write(rows.slice(at, at + ROWS));
      } catch (error) {
        // Kept for the next second, as far as there is room.
        const left = rows.slice(at);
        const room = Math.max(0, MOST_WAITING - waiting.length);
        waiting.push(...left.slice(0, room));
        dropped += Math.max(0, left.length - room);
        throw error;
      }
    }
  }

  function plan() {
    if (isPlanned) return;
    isPlanned = true;
    background.run('events', async () => {
      await new Promise((resolve) => setTimeout(resolve, flushMs));
      isPlanned = false;
      await flush();
    });
  }

  return {
    add(row) {
      if (waiting.length >= MOST_WAITING) dropped += 1;
      else waiting.push(row);
      plan();
    },
    flush,
  };
}

declare module '../http/vars.ts' {
  interface Services {
    readonly events: CountBuffer<NewEvent>;
    /** Days on which serials were opened; no event knows a serial. */
    readonly openings: CountBuffer<Opening>;
  }
}
