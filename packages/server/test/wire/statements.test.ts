import { beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { countStatements } from '../support/countStatements.ts';
import { uploadPicture } from '../support/files.ts';
import { change, makeProduct, publish } from '../support/products.ts';
import { type TestServer, startTestServer } from '../support/server.ts';
import { makeCompany, makeUser } from '../support/users.ts';

/** Rows of every kind that are added between the two counts. */
const MORE = 6;

let server: TestServer;
let admin: TestClient;
let root: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'enterprise', name: 'Merrow Goods' });
  companyId = company.id;
  admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  root = await server.as(await makeUser(server.db, company, { role: 'Superadmin' }));
});

/** One more of everything that lists show: a published product with a picture and a button, a person, a company. */
async function addOne(at: number): Promise<void> {
  const { filesId } = await uploadPicture(admin, companyId);
  const label = `Box ${at}`;
  const cta = await admin.post(`/api/companies/${companyId}/ctas`, {
    label,
    target: 'https://merrow.example/box',
  });
  const { ctaId } = ((await cta.json()) as { cta: { ctaId: number } }).cta;
  const product = await makeProduct(admin, companyId, { name: `Candle ${at}` });
  await change(admin, product, {
    unpublishedContent: {
      title: 'Candle',
      headers: [{ id: 1, type: 'image', filesId }],
      sections: [],
      ctas: [ctaId],
    },
  });
  await publish(admin, product);
  await makeUser(server.db, { id: companyId }, { role: 'User' });
  await makeCompany(server.db, { name: `Brand ${at}` });
}

const of = (rest: string) => () => admin.get(`/api/companies/${companyId}/${rest}`);
/** Lists, and the most statements that each may send, of which two are the session's. */
const calls: readonly (readonly [string, () => Promise<Response>, number])[] = [
  ['products', of('products'), 8],
  ['products by search', of('products?search=candle'), 9],
  ['users', of('users'), 3],
  ['files', of('files?status=active'), 10],
  ['calls to action', of('ctas'), 10],
  ['the log', of('auditLog'), 5],
  ['the dashboard', of('dashboard'), 31],
  ['companies', () => root.get('/api/admin/companies'), 5],
  // One statement for each kind of notice among them.
  ['the platform', () => root.get('/api/admin/overview'), 19],
];

it('no list asks the database once for each of its rows', async () => {
  await addOne(0);
  const count = async () => {
    const counts: Record<string, number> = {};
    for (const [name, call] of calls) {
      // The first call of a session may write that it was used.
      expect((await call()).status).toBe(200);
      counts[name] = await countStatements(call);
    }
    return counts;
  };
  const one = await count();
  for (let at = 1; at <= MORE; at += 1) await addOne(at);
  expect(await count()).toEqual(one);
  const over = calls.filter(([name, , most]) => (one[name] ?? 0) > most || one[name] === 0);
  expect(over.map(([name]) => [name, one[name]])).toEqual([]);
});
