import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { platformSectionIds } from '../../src/content/definitions.ts';
import { files } from '../../src/db/schema/files.ts';
import type { TestClient } from '../support/client.ts';
import { countStatements } from '../support/countStatements.ts';
import { uploadPicture } from '../support/files.ts';
import { change, makeProduct, publish, section } from '../support/products.ts';
import { scanCode } from '../support/scan.ts';
import { type TestServer, startTestServer } from '../support/server.ts';
import { makeCompany, makeUser } from '../support/users.ts';

/** Rows of every kind at the first count and at the second; a page of 100 holds them all. */
const [FEW, MANY] = [5, 50];

let server: TestServer;
let admin: TestClient;
let root: TestClient;
let companyId: number;
/** The product that grows with the lists. */
let grown: Awaited<ReturnType<typeof makeProduct>>;
let fileIds: number[];

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'enterprise', name: 'Merrow Goods' });
  companyId = company.id;
  admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  root = await server.as(await makeUser(server.db, company, { role: 'Superadmin' }));
  fileIds = [(await uploadPicture(admin, companyId)).filesId];
  grown = await makeProduct(admin, companyId, { name: 'Whole page' });
});

/** Another file with the same body: drawing each one would take most of the test. */
async function copyFile(at: number): Promise<number> {
  const [first] = await server.db
    .select()
    .from(files)
    .where(eq(files.id, fileIds[0] ?? 0));
  if (!first) throw new Error('The first file is missing.');
  const { id: _, ...rest } = first;
  const key = at.toString(16).padStart(32, '0');
  const [copy] = await server.db
    .insert(files)
    .values({ ...rest, key, assetName: `Picture ${at}` })
    .returning({ id: files.id });
  return copy?.id ?? 0;
}

/** One more of everything that lists show: a published, scanned product with a picture and a button, a person, a company. */
async function addOne(at: number): Promise<void> {
  const filesId = await copyFile(at);
  fileIds.push(filesId);
  const label = `Box ${at}`;
  const cta = await admin.post(`/api/companies/${companyId}/ctas`, {
    label,
    target: 'https://merrow.example/box',
  });
  const { ctaId } = ((await cta.json()) as { cta: { ctaId: number } }).cta;
  const product = await makeProduct(admin, companyId, { name: `Candle ${at}`, tags: [`t${at}`] });
  await change(admin, product, {
    unpublishedContent: {
      title: 'Candle',
      headers: [{ id: 1, type: 'image', filesId }],
      sections: [],
      ctas: [ctaId],
    },
  });
  const { publicUrl } = await publish(admin, product);
  expect((await scanCode(server.guest(), publicUrl)).status).toBe(200);
  await makeUser(server.db, { id: companyId }, { role: 'User' });
  await makeCompany(server.db, { name: `Brand ${at}` });
}

/** Adds everything up to this number, and gives the one product as many sections with a file each. */
async function grow(from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) await addOne(at);
  const story = (await platformSectionIds(server.db, ['story'])).get('story') ?? 0;
  const sections = fileIds.map((picture) => section(story, { picture, text: 'From Puglia' }));
  const unpublishedContent = { title: 'Whole page', headers: [], sections };
  grown = await publish(admin, await change(admin, grown, { unpublishedContent }));
  await server.count();
}

const of = (rest: string) => () => admin.get(`/api/companies/${companyId}/${rest}`);
/** Waits for what is written after the answer, so that no other call is charged for it. */
async function viewPage(): Promise<Response> {
  const answer = await server.guest().get(grown.publicUrl);
  await server.services.background.idle();
  return answer;
}

/** Reads, and the most statements that each may send, of which two are the session's. */
const calls: readonly (readonly [string, () => Promise<Response>, number])[] = [
  ['products', of('products?size=100'), 8],
  ['products by search', of('products?size=100&search=candle'), 9],
  ['one product', () => of(`products/${grown.productId}`)(), 10],
  // The stamp, and the event that the view is.
  ['its page as published', viewPage, 2],
  ['users', of('users?size=100'), 3],
  // One of them reads who uploaded them.
  ['files', of('files?status=active&size=100'), 11],
  ['usage of a file', () => admin.get(`/api/files/${fileIds[1]}/usage`), 4],
  // One of them reads the blocked sites.
  ['calls to action', of('ctas'), 11],
  ['the log', of('auditLog?size=100'), 5],
  ['the dashboard', of('dashboard'), 29],
  ['analytics', of('analytics?from=2026-11-01&to=2026-11-21'), 16],
  ['the company', () => admin.get(`/api/companies/${companyId}`), 9],
  ['its content', of('content'), 7],
  ['its tags', of('getTags'), 3],
  ['companies', () => root.get('/api/admin/companies?size=100'), 5],
  // One statement for each kind of notice among them.
  ['the platform', () => root.get('/api/admin/overview'), 18],
];

/** It ends only what hangs: a busy machine makes the rows slowly. In milliseconds. */
const PATIENCE_MS = 300_000;

it('no read asks the database once for each of its rows', { timeout: PATIENCE_MS }, async () => {
  const count = async () => {
    const counts: Record<string, number> = {};
    for (const [name, call] of calls) {
      // The first call of a session may write that it was used.
      const { status } = await call();
      expect([name, status]).toEqual([name, 200]);
      counts[name] = await countStatements(call);
    }
    return counts;
  };
  await grow(0, FEW);
  const few = await count();
  await grow(FEW, MANY);
  expect(await count()).toEqual(few);
  const over = calls.filter(([name, , most]) => (few[name] ?? 0) > most || few[name] === 0);
  expect(over.map(([name]) => [name, few[name]])).toEqual([]);
});
