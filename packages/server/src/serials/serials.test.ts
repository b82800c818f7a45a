import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { SERIAL_ALPHABET } from '@hangtag/contract/rules/serialNumber';
import type { SerialBatch } from '@hangtag/contract/wire/serial';
import { serialBatches, serials } from '../db/schema/serials.ts';
import { batchBody, serialFixture } from '../../test/support/serialFixture.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeSerials, randomSerial } from './make.ts';

type Fixture = Awaited<ReturnType<typeof serialFixture>>;

let fixture: Fixture;
let { server, client, serialsPath, beginBatch, work, made, read, hand } = {} as Fixture;
const going = new AbortController().signal;

beforeEach(async () => {
  fixture = await serialFixture();
  ({ server, client, serialsPath, beginBatch, work, made, read, hand } = fixture);
});

describe('a batch of serials', () => {
  it('is made by a job, of ten letters of the 28 each', async () => {
    const begun = await beginBatch({ quantity: 2500, lot: '26-114', note: 'Thrown by Anneke.' });
    expect(begun).toMatchObject({ state: 'making', made: 0, quantity: 2500, lot: '26-114' });
    await work();
    const [batch] = (await read()).batches;
    expect(batch).toMatchObject({ state: 'made', made: 2500, gtin14: '09506000134352' });
    const all = await fixture.serialsOf(begun);
    expect(new Set(all).size).toBe(2500);
    const form = new RegExp(`^[${SERIAL_ALPHABET}]{10}$`);
    expect(all.filter((serial) => !form.test(serial))).toEqual([]);
    expect(await read()).toMatchObject({ total: 1, serials: 2500, opened: 0, locked: null });
  });

  it('is begun once however often its request comes', async () => {
    const body = batchBody();
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.post(`${serialsPath}/batches`, body)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    const ids = await Promise.all(
      answers.map(async (each) => ((await each.json()) as SerialBatch).id),
    );
    expect(new Set(ids).size).toBe(1);
    await work();
    expect(await server.db.$count(serials)).toBe(12);
  });

  it('goes on after a crash where it ended, and is whole once when two workers make it', async () => {
    const batch = await beginBatch({ quantity: 3500 });
    const dying = new AbortController();
    const db = new Proxy(server.db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name === 'transaction') dying.abort();
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await expect(
      makeSerials({ db, now: server.services.now }, batch.id, dying.signal),
    ).rejects.toThrow();
    const [half] = await server.db.select().from(serialBatches);
    expect([half?.made, await server.db.$count(serials)]).toEqual([1000, 1000]);
    await Promise.all([1, 2].map(() => makeSerials(server.services, batch.id, going)));
    const [whole] = await server.db.select().from(serialBatches);
    expect([whole?.state, whole?.made, await server.db.$count(serials)]).toEqual([
      'made',
      3500,
      3500,
    ]);
  });

  it('leaves no serial behind when it is cancelled', async () => {
    const batch = await beginBatch({ quantity: 2000 });
    const stopped = new AbortController();
    const once = { db: server.db, now: () => (stopped.abort(), server.services.now()) };
    await expect(makeSerials(once, batch.id, stopped.signal)).rejects.toThrow();
    expect(await server.db.$count(serials)).toBe(1000);
    const cancel = () => client.put(`${serialsPath}/batches/${batch.id}/cancel`, {});
    expect(await (await cancel()).json()).toMatchObject({ state: 'cancelled' });
    await work();
    expect(await server.db.$count(serials)).toBe(0);
    expect((await cancel()).status).toBe(200);
    expect((await hand(batch)).status).toBe(409);
    expect((await read()).serials).toBe(0);
    const whole = await made();
    expect((await client.put(`${serialsPath}/batches/${whole.batch.id}/cancel`, {})).status).toBe(
      409,
    );
  });

  it('lets other requests have their turn between two blocks', async () => {
    let blocks = 0;
    let turns = 0;
    const count = () => {
      turns += 1;
      if (blocks < 5) setImmediate(count);
    };
    setImmediate(count);
    // A database that answers at once, as the embedded one does.
    const db = { transaction: () => Promise.resolve((blocks += 1) === 5) };
    await makeSerials({ db: db as never, now: server.services.now }, 1, going);
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it('has serials that no other batch of its number has', async () => {
    const { batch } = await made({ quantity: 5 });
    const [first] = await server.db.select().from(serials).where(eq(serials.batchId, batch.id));
    const row = { ...(first as typeof serials.$inferInsert) };
    await expect(server.db.insert(serials).values(row)).rejects.toThrow();
    const random = new Set(Array.from({ length: 20_000 }, randomSerial));
    expect(random.size).toBe(20_000);
  });

  it.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 100_001 }, 'quantity'],
    [{ lot: 'no spaces' }, 'lot'],
    [{ name: '' }, 'name'],
    [{ requestId: 'x' }, 'requestId'],
  ])('refuses %j', async (fields, field) => {
    const answer = await client.post(`${serialsPath}/batches`, batchBody(fields));
    expect([
      answer.status,
      Object.keys(((await answer.json()) as { errors: object }).errors),
    ]).toEqual([422, [field]]);
  });

  it('belongs to its company alone', async () => {
    const { batch } = await made();
    const stranger = await server.as(
      await makeUser(server.db, await makeCompany(server.db, { plan: 'business' }), {
        role: 'Admin',
      }),
    );
    const path = `${serialsPath}/batches/${batch.id}`;
    const answers = [
      await stranger.get(serialsPath),
      await stranger.post(`${path}/export`, {}),
      await stranger.put(`${path}/cancel`, {}),
      await stranger.put(`${path}/state`, { state: 'void', reason: 'x' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
