import { expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { events } from '../db/schema/analytics.ts';
import type { Background } from '../support/background.ts';
import { createLog } from '../support/log.ts';
import { startTestServer } from '../../test/support/server.ts';
import { MOST_WAITING, type NewEvent, createEventBuffer } from './eventBuffer.ts';

const at = new Date('2026-11-21T12:00:00Z');
const event: NewEvent = { companyId: 1, productId: 1, at, kind: 'scan' };
/** Nothing is written but by hand. */
const background: Background = { run: () => undefined, idle: () => Promise.resolve() };

/** A buffer, and what its log says of dropped events. */
function bufferOn(db: Database) {
  const dropped: unknown[] = [];
  const log = Object.assign(createLog(true), {
    error: (fields: { readonly dropped: number }) => void dropped.push(fields.dropped),
  });
  return { buffer: createEventBuffer({ db, log, background }), dropped };
}

it('keeps ten thousand events, drops the rest, and says once how many', async () => {
  const { db } = await startTestServer();
  const { buffer, dropped } = bufferOn(db);
  for (let count = 0; count < MOST_WAITING + 5; count += 1) buffer.add(event);
  await buffer.flush();
  expect(await db.$count(events)).toBe(MOST_WAITING);
  await buffer.flush();
  expect(dropped).toEqual([5]);
});

it('writes a second later what the database refused', async () => {
  const { db } = await startTestServer();
  let isDown = true;
  const flaky = new Proxy(db, {
    get: (target, name) => {
      if (name === 'insert' && isDown) throw new Error('The database is away.');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { buffer, dropped } = bufferOn(flaky);
  buffer.add(event);
  await expect(buffer.flush()).rejects.toThrow('away');
  isDown = false;
  buffer.add(event);
  await buffer.flush();
  expect(await db.$count(events)).toBe(2);
  expect(dropped).toEqual([]);
});
