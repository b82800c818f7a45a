import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CodeAnswer, codeFormats, type IssuedCodesAnswer } from '@hangtag/contract/wire/code';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { subscriptions } from '../db/schema/companies.ts';
import { products } from '../db/schema/products.ts';
import { isForeignKeyViolation } from '../db/violations.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { decodeFile } from './decode.ts';

const GTIN = '9506000134352';

let server: TestServer;
let client: TestClient;
let product: ProductAnswer;
let path: string;

async function start(publicUrl: string) {
  server = await startTestServer({ publicUrl });
  const company = await makeCompany(server.db, { plan: 'pro' });
  client = await server.as(await makeUser(server.db, company, { name: 'Ines Calder' }));
  product = await makeProduct(client, company.id, { model: 'Öl 500', upcCode: GTIN });
  path = `/api/companies/${company.id}/products/${product.productId}/codes`;
}

beforeEach(() => start('http://localhost:4000'));

const ledgerOf = async () =>
  (await (await client.get(`${path}/issued`)).json()) as IssuedCodesAnswer;
const codeOf = async () => (await (await client.get(path)).json()) as CodeAnswer;

describe('the code of a product [F022] [D39]', () => {
  it('is the short address until a GTIN is published, then the Digital Link', async () => {
    expect(await codeOf()).toEqual({
      url: product.publicUrl,
      kind: 'short',
      gtin14: null,
      modules: 29,
      quietZone: 4,
      symbols: [
        { symbol: 'qr', text: product.publicUrl, modules: 29, quietZone: 4 },
        { symbol: 'datamatrix', text: product.publicUrl, modules: 22, quietZone: 2 },
      ],
      retail: null,
      decoded: true,
      localOnly: true,
      published: false,
      locked: null,
    });
    await publish(client, product);
    expect(await codeOf()).toMatchObject({
      url: `http://localhost:4000/01/0${GTIN}`,
      kind: 'digital-link',
      gtin14: `0${GTIN}`,
      published: true,
      retail: { kind: 'EAN-13', digits: GTIN },
    });
    expect((await codeOf()).symbols.at(-1)).toMatchObject({
      symbol: 'gs1-datamatrix',
      text: `(01)0${GTIN}`,
    });
  });

  it.each(codeFormats)('is a %s file that reads as its address', async (format) => {
    const answer = await client.post(path, { format, widthMm: 30, dpi: 600 });
    expect(answer.status).toBe(201);
    expect(await decodeFile(Buffer.from(await answer.arrayBuffer()), format)).toEqual([
      product.publicUrl,
    ]);
    expect(answer.headers.get('content-disposition')).toContain(
      `attachment; filename="ol-500-qr-30mm-this-computer-only.${format}"`,
    );
  });

  it('does not warn about the address of a real server', async () => {
    await start('https://tags.example');
    expect((await codeOf()).localOnly).toBe(false);
    const answer = await client.post(path, { format: 'svg' });
    expect(answer.headers.get('content-disposition')).toContain('"ol-500-qr-24mm.svg"');
  });

  it.each([
    [{ widthMm: 9 }, 'widthMm'],
    [{ widthMm: 201 }, 'widthMm'],
    [{ widthMm: 24.55 }, 'widthMm'],
    [{ widthMm: '24' }, 'widthMm'],
    [{ dpi: 202 }, 'dpi'],
    [{ dpi: 9999 }, 'dpi'],
    [{ format: 'tiff' }, 'format'],
    [{ use: 'shelf' }, 'use'],
    // Without a published number there is none to print.
    [{ symbol: 'gs1-datamatrix' }, 'symbol'],
    [{ beside: true }, 'symbol'],
    [{ humanReadable: true }, 'symbol'],
    [{ use: 'till', widthMm: 11 }, 'widthMm'],
    [{ use: 'till', widthMm: 29 }, 'widthMm'],
    // Whole pixels make it too small.
    [{ use: 'till', widthMm: 12, dpi: 203 }, 'widthMm'],
    [{ quantity: 0 }, 'quantity'],
    [{ purpose: 'x'.repeat(121) }, 'purpose'],
  ])('refuses %j by name, and enters nothing', async (wrong, field) => {
    const answer = await client.post(path, { format: 'png', ...wrong });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
    expect((await ledgerOf()).total).toBe(0);
  });

  it('is 404 for other companies', async () => {
    const stranger = await server.as(await makeUser(server.db, await makeCompany(server.db)));
    for (const own of ['', '/symbol.svg', '/issued'])
      expect((await stranger.get(`${path}${own}`)).status).toBe(404);
    expect((await stranger.post(path, { format: 'svg' })).status).toBe(404);
  });
});

describe('the ledger [N03]', () => {
  it('has a row for each file that was handed out: its text, its bytes, who, when and what for', async () => {
    const answer = await client.post(path, {
      format: 'png',
      widthMm: 30,
      dpi: 600,
      use: 'phone',
      purpose: 'Tasting cards',
      quantity: 250,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    await publish(client, product);
    server.advance(60);
    await client.post(path, { format: 'svg' });
    const { issued, total, copies, firstIssuedAt } = await ledgerOf();
    expect([total, copies, firstIssuedAt]).toEqual([2, 250, '2026-11-21T12:00:00.000Z']);
    expect(issued.map(({ text }) => text)).toEqual([
      `http://localhost:4000/01/0${GTIN}`,
      product.publicUrl,
    ]);
    expect(issued[1]).toEqual({
      id: 1,
      issuedAt: '2026-11-21T12:00:00.000Z',
      issuedBy: 'Ines Calder',
      text: product.publicUrl,
      symbol: 'qr',
      beside: null,
      labels: null,
      format: 'png',
      widthMm: 30,
      dpi: 600,
      modules: 29,
      use: 'phone',
      purpose: 'Tasting cards',
      quantity: 250,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      check: null,
    });
  });

  it('is not written by looking at the code', async () => {
    expect((await client.get(`${path}/symbol.svg`)).headers.get('content-type')).toBe(
      'image/svg+xml',
    );
    await codeOf();
    expect((await ledgerOf()).total).toBe(0);
  });

  it.each([
    'update issued_codes set purpose = purpose',
    'delete from issued_codes',
    'truncate issued_codes',
    "update gtin_claims set gtin14 = '00000096385074'",
    'delete from gtin_claims',
  ])('refuses in the database: %s', async (statement) => {
    await publish(client, product);
    await client.post(path, { format: 'svg' });
    const failure = await server.db.execute(sql.raw(statement)).catch((error: Error) => error);
    expect(String((failure as Error).cause)).toContain('never changed and never deleted');
  });

  it('keeps its product from being deleted, even in the database', async () => {
    await client.post(path, { format: 'svg' });
    const statement = sql`delete from products where id = ${product.productId}`;
    await expect(server.db.execute(statement)).rejects.toSatisfy(isForeignKeyViolation);
    expect((await client.delete(path.replace('/codes', ''))).status).toBe(405);
  });

  it('hands nothing out without a plan, and nothing of an archived product', async () => {
    const { companyId } = product;
    const issue = async () => {
      const answer = await client.post(path, { format: 'svg' });
      return [answer.status, (await codeOf()).locked];
    };
    await server.db.update(products).set({ status: 'inactive' });
    expect(await issue()).toEqual([201, null]);
    await server.db.update(products).set({ status: 'archived' });
    expect(await issue()).toEqual([
      403,
      'This product is archived. Restore it to edit or publish it.',
    ]);
    await server.db.update(products).set({ status: 'active' });
    await server.db.delete(subscriptions).where(eq(subscriptions.companyId, companyId));
    expect(await issue()).toEqual([
      403,
      'No plan is active. Choose a plan to edit and publish. Published pages stay up.',
    ]);
    expect((await ledgerOf()).total).toBe(1);
  });
});
