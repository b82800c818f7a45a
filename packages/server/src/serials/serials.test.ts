import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SERIAL_ALPHABET } from '@hangtag/contract/rules/serialNumber';
import type { SerialBatch } from '@hangtag/contract/wire/serial';
import { auditLog } from '../db/schema/audit.ts';
import { issuedCodes } from '../db/schema/codes.ts';
import { subscriptions } from '../db/schema/companies.ts';
import { serialBatches, serials } from '../db/schema/serials.ts';
import { batchBody, serialFixture } from '../../test/support/serialFixture.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeSerials, randomSerial } from './make.ts';

type Fixture = Awaited<ReturnType<typeof serialFixture>>;

let fixture: Fixture;
let { server, client, serialsPath, beginBatch, work, made, read, say, hand } = {} as Fixture;
const going = new AbortController().signal;

beforeEach(async () => {
  fixture = await serialFixture();
  ({ server, client, serialsPath, beginBatch, work, made, read, say, hand } = fixture);
});

describe('a batch of serials [N20]', () => {
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
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
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

describe('the plan [F098]', () => {
  const withPlan = (planName: 'basic' | 'pro' | 'business') =>
    server.db.update(subscriptions).set({ planName });

  it.each(['pro', 'business'] as const)(
    'includes serialized codes on %s, at an extra cost',
    async (plan) => {
      await withPlan(plan);
      expect(await read()).toMatchObject({ locked: null, hasExtraCost: true });
      await beginBatch();
    },
  );

  it('refuses them on Basic with a sentence', async () => {
    await withPlan('basic');
    const sentence =
      'The plan does not include serialized codes. Pro and Business do, at an extra cost per product.';
    expect(await read()).toMatchObject({ locked: sentence, hasExtraCost: false });
    const answer = await client.post(`${serialsPath}/batches`, batchBody());
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { message: sentence, code: 'plan_limit', limit: 0, used: 0, feature: 'serials' },
    ]);
  });

  it('refuses them without a plan; serials that are there stay', async () => {
    const { batch } = await made();
    await server.db.delete(subscriptions);
    expect((await client.post(`${serialsPath}/batches`, batchBody())).status).toBe(403);
    expect((await hand(batch)).status).toBe(403);
    expect((await read()).serials).toBe(12);
  });
});

describe('the list for the press', () => {
  it('is a CSV with a row for each code, and a row of the ledger and of the log', async () => {
    const { batch, serials: all } = await made({ lot: '=1+1', name: 'Neck tags', quantity: 3 });
    const answer = await hand(batch);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const body = new Uint8Array(await answer.arrayBuffer());
    const lines = new TextDecoder().decode(body).trim().split('\r\n');
    expect(lines[0]).toBe('seq,text,gtin14,lot,serial,hri,version,modules,sha256');
    const text = (serial: string) => `http://localhost:4000/01/09506000134352/21/${serial}`;
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 6))).toEqual(
      all.map((serial, at) => [
        String(at + 1),
        text(serial),
        '09506000134352',
        "'=1+1",
        serial,
        `(01) 09506000134352 (21) ${serial}`,
      ]),
    );
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('hex');
    const [row] = await server.db.select().from(issuedCodes);
    expect(row).toMatchObject({
      text: text(all[0] ?? ''),
      format: 'csv',
      sha256: digest,
      quantity: 3,
      widthMm: null,
      batchId: batch.id,
      purpose: 'Neck tags, lot =1+1',
    });
    const log = await server.db.select().from(auditLog);
    expect(log.at(-1)).toMatchObject({ action: 'product.serials-exported' });
    expect((await read()).batches[0]).toMatchObject({
      state: 'exported',
      exports: [{ by: row?.issuedByName }],
    });
  });

  it('is handed out once; a second time is asked for and logged as such', async () => {
    const { batch } = await made();
    const first = await (await hand(batch)).text();
    const refused = await hand(batch);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      409,
      'exported_before',
    ]);
    expect(await server.db.$count(issuedCodes)).toBe(1);
    expect(await (await hand(batch, { again: true })).text()).toBe(first);
    const log = await server.db.select().from(auditLog);
    expect(log.at(-1)).toMatchObject({ action: 'product.serials-exported-again' });
    expect((await read()).batches[0]?.exports).toHaveLength(2);
  });

  it('is not handed out before the last serial is made', async () => {
    const batch = await beginBatch();
    expect((await hand(batch)).status).toBe(409);
    await work();
    expect((await hand(batch)).status).toBe(200);
  });

  it('is read a page at a time, so that a long one is no longer in memory', async () => {
    const { batch } = await made({ quantity: 3000 });
    const select = vi.spyOn(server.db, 'select');
    const text = await (await hand(batch)).text();
    expect(text.trim().split('\r\n')).toHaveLength(3001);
    expect(select.mock.calls.length).toBeGreaterThan(6);
  });
});

describe('the states of a batch', () => {
  it('go from made over exported, printed and activated to void, and not back', async () => {
    const { batch } = await made();
    expect((await say(batch, 'printed')).status).toBe(409);
    await hand(batch);
    expect((await say(batch, 'printed')).status).toBe(200);
    expect((await say(batch, 'activated')).status).toBe(200);
    expect((await say(batch, 'printed')).status).toBe(409);
    expect((await say(batch, 'void')).status).toBe(422);
    expect(await (await say(batch, 'void', 'Tags were stolen')).json()).toMatchObject({
      state: 'void',
      voidReason: 'Tags were stolen',
    });
    expect((await say(batch, 'activated')).status).toBe(409);
    expect((await hand(batch, { again: true })).status).toBe(409);
  });

  it('let a single serial be void, which is a row of the log', async () => {
    const { serials: all } = await made();
    const one = { serial: all[3], reason: 'Stolen' };
    expect((await client.put(`${serialsPath}/void`, one)).status).toBe(204);
    expect((await client.put(`${serialsPath}/void`, { ...one, serial: 'ZZZZ' })).status).toBe(422);
    const voided = await server.db.select().from(serials).where(eq(serials.voidReason, 'Stolen'));
    expect(voided.map(({ serial }) => serial)).toEqual([all[3]]);
    const log = await server.db.select().from(auditLog);
    expect(log.at(-1)).toMatchObject({ action: 'product.serial-void', after: one });
  });
});
