import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertKind } from '@hangtag/contract/wire/alerts';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { insertPast } from '../analytics/countDays.ts';
import { REPEAT_DAYS } from '@hangtag/contract/wire/serial';
import { companies } from '../db/schema/companies.ts';
import { serialBatches, serials } from '../db/schema/serials.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { sendAlerts } from './send.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let server: TestServer;
let admin: TestClient;
let adminId: number;
let companyId: number;
let product: ProductAnswer;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  companyId = company.id;
  const ines = await makeUser(server.db, company, { role: 'Admin', email: 'ines@merrow.example' });
  adminId = ines.id;
  admin = await server.as(ines);
  await makeUser(server.db, company, { role: 'User', email: 'wes@merrow.example' });
  product = await makeProduct(admin, companyId, { name: 'Oil', upcCode: '9506000134352' });
});

/** The printed address. */
const path = () => new URL(product.publicUrl).pathname;

/** Scans of different people, so that none counts as a repeat. */
const scan = async (times: number) => {
  for (let at = 0; at < times; at += 1) {
    server.advance(31);
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' };
    await server.guest().get(path(), { headers });
  }
};
/** @param scans By day, the first yesterday. */
const past = (scans: readonly number[]) =>
  insertPast(
    server.db,
    scans.flatMap((count, ago) =>
      Array.from({ length: count }, () => ({
        companyId,
        productId: product.productId,
        kind: 'scan' as const,
        via: 'code' as const,
        at: new Date(server.services.now().getTime() - (ago + 1) * DAY * 1000),
      })),
    ),
  );
const run = async () => {
  await server.count();
  await sendAlerts(server.services);
  return server.mails.map(({ to, subject }) => [to, subject]);
};
const mute = async (...kinds: readonly AlertKind[]) => {
  const answer = await admin.put(`/api/user/${adminId}`, { mutedAlerts: kinds });
  expect(await answer.json()).toMatchObject({ mutedAlerts: kinds });
};
const dead = ['ines@merrow.example', 'A code leads nowhere'];

describe('an email about a code that leads nowhere', () => {
  it('goes to the Admins at twenty scans in a day, once', async () => {
    await scan(19);
    expect(await run()).toEqual([]);
    await scan(1);
    expect(await run()).toEqual([dead]);
    expect(server.mails[0]?.text).toContain(`${path()} of Oil: 20 scans today`);
    expect(server.mails[0]?.text).toContain('http://localhost:4000/analytics');
    expect(server.mails[0]?.text).toContain('switched on in your profile');
    await scan(5);
    expect(await run()).toEqual([dead]);
    server.advance(DAY);
    await scan(20);
    expect(await run()).toEqual([dead, dead]);
  });

  it('goes at five scans when the code has led people to its page before', async () => {
    await publish(admin, product);
    await scan(1);
    await admin.put(product.publishUrl, { action: 'unpublish' });
    await scan(4);
    expect(await run()).toEqual([]);
    await scan(1);
    expect(await run()).toEqual([dead]);
  });

  it('goes at five scans when its file was handed out for print, though no page was ever there', async () => {
    const codes = `/api/companies/${companyId}/products/${product.productId}/codes`;
    expect((await admin.post(codes, { format: 'svg', widthMm: 30 })).status).toBe(201);
    await scan(4);
    expect(await run()).toEqual([]);
    await scan(1);
    expect(await run()).toEqual([dead]);
  });

  it('is not sent once the page is there', async () => {
    await scan(20);
    await publish(admin, product);
    expect(await run()).toEqual([]);
  });

  it('is not sent for scans of the own team and of programs', async () => {
    for (let at = 0; at < 25; at += 1) {
      server.advance(31);
      const headers = { 'user-agent': 'Mozilla/5.0 (iPhone)' };
      await admin.get(path(), { headers });
      const robot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
      await server.guest().get(path(), { headers: robot });
    }
    expect(await run()).toEqual([]);
  });

  it('is not sent to who switched it off, and to nobody of another company', async () => {
    await mute('dead');
    const other = await makeCompany(server.db, { plan: 'pro' });
    await makeUser(server.db, other, { role: 'Admin' });
    await scan(20);
    expect(await run()).toEqual([]);
  });
});

describe('the daily email', () => {
  const daily = ['ines@merrow.example', 'Worth a look at Merrow Goods'];
  const textOf = (at: number) => server.mails[at]?.text ?? '';

  beforeEach(() => publish(admin, product));

  it('names a product that is not scanned any more, once', async () => {
    await past([0, 0, ...Array.from({ length: 28 }, () => 20)]);
    expect(await run()).toEqual([daily]);
    expect(textOf(0)).toContain('Oil was not scanned for two days');
    server.advance(DAY);
    expect(await run()).toEqual([daily]);
  });

  it('names a product with far more scans than on the same weekday', async () => {
    await past([120, ...Array.from({ length: 29 }, () => 3)]);
    expect(await run()).toEqual([daily]);
    expect(textOf(0)).toContain('Oil had 120 scans yesterday, a week before 3');
  });

  it('waits for the morning of the company and is one a day', async () => {
    await past([120, ...Array.from({ length: 29 }, () => 3)]);
    await server.db.update(companies).set({ timeZone: 'Pacific/Honolulu' });
    // Noon in UTC is two in the morning in Honolulu.
    expect(await run()).toEqual([]);
    server.advance(6 * HOUR);
    expect(await run()).toEqual([daily]);
    server.advance(6 * HOUR);
    expect(await run()).toEqual([daily]);
  });

  it('leaves out what somebody switched off, and is not written when nothing is left', async () => {
    await mute('spike', 'silence');
    await past([120, ...Array.from({ length: 29 }, () => 3)]);
    expect(await run()).toEqual([]);
  });

  it('asks about codes of single items that are opened day after day, once', async () => {
    const [batch] = await server.db
      .insert(serialBatches)
      .values({
        companyId,
        productId: product.productId,
        requestId: 'a',
        gtin14: '09506000134352',
        name: 'Spring',
        note: '',
        quantity: 2,
        startedBy: 'Ines',
        stateAt: server.services.now(),
        startedAt: server.services.now(),
      })
      .returning();
    const row = { gtin14: '09506000134352', batchId: batch?.id ?? 0, companyId };
    const opened = { firstDay: '2026-11-01', lastDay: '2026-11-20' };
    await server.db.insert(serials).values([
      { ...row, ...opened, serial: 'AAAAAAAAAA', days: REPEAT_DAYS },
      { ...row, ...opened, serial: 'BBBBBBBBBB', days: REPEAT_DAYS - 1 },
    ]);
    await past([1]);
    expect(await run()).toEqual([daily]);
    expect(textOf(0)).toContain(
      `Oil, Spring: 1 code was opened on ${REPEAT_DAYS} different days or more. Does one person`,
    );
    expect(textOf(0)).not.toContain('AAAAAAAAAA');
    server.advance(DAY);
    expect(await run()).toEqual([daily]);
  });

  it('is written once when two servers run at the same time', async () => {
    await past([120, ...Array.from({ length: 29 }, () => 3)]);
    await server.count();
    await Promise.all([sendAlerts(server.services), sendAlerts(server.services)]);
    expect(server.mails).toHaveLength(1);
  });
});
