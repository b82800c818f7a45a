import { BATCH_MAX } from '@hangtag/contract/wire/serial';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Transaction } from '../db/database.ts';
import { issuedCodes } from '../db/schema/codes.ts';
import { serialBatches, serials } from '../db/schema/serials.ts';
import { batchBody, serialFixture } from '../../test/support/serialFixture.ts';
import { makeSerials } from './make.ts';

let fixture: Awaited<ReturnType<typeof serialFixture>>;

beforeEach(async () => {
  fixture = await serialFixture();
});

/** Most rows of one transaction and of one read, so that memory does not grow with the batch. */
const BLOCK_MAX = 2000;

it('makes 100,000 serials in blocks, and hands them out once', async () => {
  const { server, beginBatch, read, hand, say } = fixture;
  const batch = await beginBatch({ quantity: BATCH_MAX, lot: '26-114' });
  expect(batch).toMatchObject({ state: 'making', made: 0, quantity: 100_000 });
  expect((await hand(batch)).status).toBe(409);

  const progress: number[] = [];
  const db = new Proxy(server.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return async (block: (tx: Transaction) => Promise<unknown>) => {
        const [row] = await target.select({ made: serialBatches.made }).from(serialBatches);
        progress.push(row?.made ?? -1);
        if (row?.made === 50_000) expect((await read()).batches[0]?.made).toBe(50_000);
        return target.transaction(block);
      };
    },
  });
  await makeSerials({ db, now: server.services.now }, batch.id, new AbortController().signal);
  const [made] = (await read()).batches;
  expect(made).toMatchObject({ state: 'made', made: 100_000 });
  const steps = [...progress, 100_000].slice(1).map((now, at) => now - (progress[at] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(Math.max(...steps)).toBeLessThanOrEqual(BLOCK_MAX);
  expect(await server.db.$count(serials)).toBe(100_000);

  const select = vi.spyOn(server.db, 'select');
  const answer = await hand(batch);
  const [head, ...lines] = (await answer.text()).trim().split('\r\n');
  expect([answer.status, head?.split(',')[1], lines.length]).toEqual([200, 'text', 100_000]);
  // Read once to describe the file and once to send it, a page at a time.
  expect(select.mock.calls.length).toBeGreaterThan((2 * BATCH_MAX) / BLOCK_MAX);
  const texts = new Set(lines.map((line) => line.split(',')[1] ?? ''));
  expect(texts.size).toBe(100_000);
  const form = /^http:\/\/localhost:4000\/01\/09506000134352\/21\/[2-9B-Z]{10}$/;
  expect([...texts].filter((text) => !form.test(text))).toEqual([]);

  select.mockClear();
  const again = await hand(batch);
  expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([
    409,
    'exported_before',
  ]);
  // Refused before the serials are read.
  expect(select.mock.calls.length).toBeLessThan(BATCH_MAX / BLOCK_MAX);
  const [row] = await server.db.select().from(issuedCodes);
  expect([await server.db.$count(issuedCodes), row?.quantity]).toEqual([1, 100_000]);
  for (const state of ['printed', 'activated'])
    expect(await (await say(batch, state)).json()).toMatchObject({ state });
  expect((await read()).serials).toBe(100_000);
});

it('refuses one serial more with a sentence', async () => {
  const { client, server, serialsPath } = fixture;
  const body = batchBody({ quantity: BATCH_MAX + 1 });
  const answer = await client.post(`${serialsPath}/batches`, body);
  expect([answer.status, ((await answer.json()) as { errors: object }).errors]).toEqual([
    422,
    { quantity: ['Must be at most 100000: make several batches.'] },
  ]);
  expect(await server.db.$count(serials)).toBe(0);
});
