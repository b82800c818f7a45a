import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { IssuedCodesAnswer } from '@hangtag/contract/wire/issuedCode';
import { auditLog } from '../db/schema/audit.ts';
import { issuedCodes } from '../db/schema/codes.ts';
import { subscriptions } from '../db/schema/companies.ts';
import { serials } from '../db/schema/serials.ts';
import { batchBody, serialFixture } from '../../test/support/serialFixture.ts';

type Fixture = Awaited<ReturnType<typeof serialFixture>>;

let fixture: Fixture;
let { server, client, serialsPath, beginBatch, work, made, read, say, hand } = {} as Fixture;

beforeEach(async () => {
  fixture = await serialFixture();
  ({ server, client, serialsPath, beginBatch, work, made, read, say, hand } = fixture);
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
    const log = await server.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.companyId, auditLog.position);
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
    const log = await server.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.companyId, auditLog.position);
    expect(log.at(-1)).toMatchObject({ action: 'product.serials-exported-again' });
    expect((await read()).batches[0]?.exports).toHaveLength(2);
  });

  it('is in print once, however often it is handed out', async () => {
    const codes = serialsPath.replace('/serials', '/codes');
    const printed = async () =>
      ((await (await client.get(`${codes}/issued`)).json()) as IssuedCodesAnswer).copies;
    const { batch } = await made({ quantity: 12 });
    await hand(batch);
    await hand(batch, { again: true });
    expect(await printed()).toBe(12);
    const { batch: other } = await made({ quantity: 3 });
    await hand(other);
    await client.post(codes, { format: 'svg', quantity: 250 });
    expect(await printed()).toBe(265);
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
    const log = await server.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.companyId, auditLog.position);
    expect(log.at(-1)).toMatchObject({ action: 'product.serial-void', after: one });
  });
});
