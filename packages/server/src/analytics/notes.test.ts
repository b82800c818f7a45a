import { beforeEach, describe, expect, it } from 'vitest';
import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from '../../test/support/client.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { scanCode } from '../../test/support/scan.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

const DAY = 86_400;

let server: TestServer;
let admin: TestClient;
let companyId: number;
let product: ProductAnswer;
/** A session does not last a day. */
let signIn: () => Promise<void>;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', timeZone: 'Europe/Zurich' });
  companyId = company.id;
  const ines = await makeUser(server.db, company, { role: 'Admin' });
  signIn = async () => void (admin = await server.as(ines));
  await signIn();
  product = await makeProduct(admin, companyId, { name: 'Oil', upcCode: '9506000134352' });
});

const read = async (path = '') => {
  await server.count();
  const query = `from=2026-11-15&to=2026-11-30${path}`;
  const answer = await admin.get(`/api/companies/${companyId}/analytics?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as AnalyticsAnswer;
};
const print = async ({ productId }: ProductAnswer) => {
  const codes = `/api/companies/${companyId}/products/${productId}/codes`;
  expect((await admin.post(codes, { format: 'svg', use: 'phone', widthMm: 30 })).status).toBe(201);
};

describe('the notes of a period', () => {
  it('name the days of publishing, printing and another time zone', async () => {
    await publish(admin, product);
    server.advance(DAY);
    await signIn();
    await print(product);
    await print(product);
    server.advance(DAY);
    await signIn();
    const details = { timeZone: 'Asia/Tokyo' };
    expect((await admin.put(`/api/companies/${companyId}`, details)).status).toBe(200);
    expect((await read()).notes).toEqual([
      { date: '2026-11-21', kind: 'published', name: 'Oil' },
      { date: '2026-11-22', kind: 'printed', name: 'Oil' },
      { date: '2026-11-23', kind: 'zoneChanged', name: 'Asia/Tokyo' },
    ]);
  });

  it('of one product leave out the others', async () => {
    const soap = await makeProduct(admin, companyId, { name: 'Soap' });
    await print(soap);
    await publish(admin, product);
    const { notes } = await read(`&productId=${product.productId}`);
    expect(notes.map(({ kind, name }) => [kind, name])).toEqual([['published', 'Oil']]);
  });
});

it('a dead code says since when it may be on packs', async () => {
  const path = new URL(product.publicUrl).pathname;
  await scanCode(server.guest(), path, {});
  await server.services.background.idle();
  expect((await read()).dead).toMatchObject([{ scans: 1, printedOn: null }]);
  await print(product);
  expect((await read()).dead).toMatchObject([{ scans: 1, printedOn: '2026-11-21' }]);
});
