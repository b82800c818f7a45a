import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CodeAnswer } from '@hangtag/contract/wire/code';
import type { IssuedCodesAnswer } from '@hangtag/contract/wire/issuedCode';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { subscriptions } from '../db/schema/companies.ts';
import { products } from '../db/schema/products.ts';
import { isForeignKeyViolation } from '../db/violations.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
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

describe('the ledger', () => {
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
      level: 'Q',
      ink: '',
      line: '',
      lot: '',
      use: 'phone',
      purpose: 'Tasting cards',
      quantity: 250,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      check: null,
    });
  });

  it('has what stands on the file: level, ink, lines for people and a lot in the code', async () => {
    await publish(client, product);
    const lot = 'L-26/108';
    const print = { format: 'svg', level: 'Q', ink: 'Warm Brown', humanReadable: true, lot };
    const answer = await client.post(path, print);
    const text = `http://localhost:4000/01/0${GTIN}/10/L-26%2F108`;
    expect(await decodeFile(Buffer.from(await answer.arrayBuffer()), 'svg')).toEqual([text]);
    expect((await ledgerOf()).issued).toMatchObject([
      { text, level: 'Q', ink: 'Warm Brown', line: `(01) 0${GTIN} (10) ${lot}`, lot, use: 'till' },
    ]);
    await client.post(path, { format: 'svg', widthMm: 15, symbol: 'gs1-datamatrix', lot });
    expect((await ledgerOf()).issued[0]).toMatchObject({ text: `(01)0${GTIN}(10)${lot}`, lot });
    const brackets = { format: 'svg', widthMm: 15, symbol: 'gs1-datamatrix', lot: 'A(1)' };
    expect((await client.post(path, brackets)).status).toBe(422);
    const phone = { headers: { accept: '*/*' } };
    const scanned = await server.guest().send('GET', new URL(text).pathname, undefined, phone);
    expect([scanned.status, scanned.headers.get('location')]).toEqual([307, product.publicUrl]);
  });

  it('refuses 10 mm at the till also where nobody says that it is one', async () => {
    await publish(client, product);
    expect((await client.post(path, { format: 'svg', widthMm: 10 })).status).toBe(422);
    const poster = { format: 'svg', widthMm: 200, use: 'poster' };
    expect((await client.post(path, poster)).status).toBe(201);
    expect((await ledgerOf()).issued.map(({ use }) => use)).toEqual(['poster']);
  });

  it('tells whose file it is by its bytes, and nothing of other companies', async () => {
    const answer = await client.post(path, { format: 'svg', purpose: 'Neck tags' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const ask = async (by: TestClient, companyId: number, file: Buffer) => {
      const sha256 = createHash('sha256').update(file).digest('hex');
      const found = await by.get(`/api/companies/${companyId}/codes/issued?sha256=${sha256}`);
      return found.json();
    };
    const { companyId, productId } = product;
    expect(await ask(client, companyId, bytes)).toMatchObject({
      found: { productId, purpose: 'Neck tags', format: 'svg', text: product.publicUrl },
    });
    expect(await ask(client, companyId, Buffer.from('else'))).toEqual({ found: null });
    const other = await makeCompany(server.db);
    const stranger = await server.as(await makeUser(server.db, other));
    expect(await ask(stranger, other.id, bytes)).toEqual({ found: null });
    const wrong = await client.get(`/api/companies/${companyId}/codes/issued?sha256=x`);
    expect(wrong.status).toBe(422);
  });

  it('names the numbers that were ever published, the newest first', async () => {
    await publish(client, product);
    server.advance(60);
    await change(client, product, { upcCode: '9506000140445' });
    await publish(client, product);
    expect((await ledgerOf()).numbers.map(({ gtin14 }) => gtin14)).toEqual([
      '09506000140445',
      `0${GTIN}`,
    ]);
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
