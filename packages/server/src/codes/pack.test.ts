import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeFormats, type CodeFormat } from '@hangtag/contract/wire/code';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { issuedCodes } from '../db/schema/codes.ts';
import { products } from '../db/schema/products.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { decodeFile } from './decode.ts';

const GTIN = '9506000134352';

let server: TestServer;
let client: TestClient;
let companyId: number;
let path: string;
let oil: ProductAnswer;
let salt: ProductAnswer;

beforeEach(async () => {
  server = await startTestServer({ publicUrl: 'https://tags.example' });
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { name: 'Ines Calder' }));
  oil = await makeProduct(client, companyId, { model: 'Öl 500', upcCode: GTIN });
  await publish(client, oil);
  salt = await makeProduct(client, companyId, { name: '=Salt/../../etc', model: '' });
  path = `/api/companies/${companyId}/codes/pack`;
});

const idsOf = (...all: readonly ProductAnswer[]) => all.map(({ productId }) => productId);

async function packOf(body: object) {
  const answer = await client.post(path, { formats: ['svg'], ...body });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return { answer, files, index: strFromU8(files['index.csv'] ?? new Uint8Array()) };
}

describe('a pack of print files', () => {
  it('has every format of every product, each read from its own bytes and entered in the ledger', async () => {
    const { files, answer, index } = await packOf({
      productIds: idsOf(salt, oil),
      formats: codeFormats,
      dpi: 600,
      use: 'phone',
      purpose: 'Autumn labels',
      quantity: 500,
    });
    const names = Object.keys(files);
    expect(names).toHaveLength(10);
    expect(answer.headers.get('pack-files')).toBe('10');
    expect(names.slice(4, 8)).toEqual(
      codeFormats.map(
        (format) => `0${GTIN}-ol-500-qr-24mm${format === 'png' ? '-600dpi' : ''}.${format}`,
      ),
    );
    // A name is a name, whatever the product is called.
    expect(names[0]).toMatch(/^[0-9A-Z]{10}-salt-etc-qr-24mm\.svg$/);
    const rows = await server.db.select().from(issuedCodes).orderBy(issuedCodes.id);
    expect(rows).toHaveLength(8);
    for (const [at, row] of rows.entries()) {
      const body = Buffer.from(files[names[at] ?? ''] ?? []);
      expect(await decodeFile(body, names[at]?.split('.').pop() as CodeFormat)).toEqual([row.text]);
      expect(createHash('sha256').update(body).digest('hex')).toBe(row.sha256);
      expect(row).toMatchObject({ purpose: 'Autumn labels', quantity: 500, use: 'phone' });
      expect(index).toContain(`${names[at]},`);
      expect(index).toContain(row.sha256);
    }
    expect(new Set(rows.map(({ text }) => text))).toEqual(
      new Set([salt.publicUrl, `https://tags.example/01/0${GTIN}`]),
    );
    // A spreadsheet runs no product's name.
    expect(index).toContain("'=Salt/../../etc");
    expect(index).toContain('not published yet');
  });

  it('names what has no file, with the reason', async () => {
    await server.db
      .update(products)
      .set({ status: 'archived' })
      .where(eq(products.id, salt.productId));
    const { files, index } = await packOf({ productIds: idsOf(oil, salt) });
    const reason = 'This product is archived. Restore it to edit or publish it.';
    expect(Object.keys(files)).toEqual([`0${GTIN}-ol-500-qr-24mm.svg`, 'index.csv', 'README.txt']);
    expect(index).toContain(reason);
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(reason);
    expect(await server.db.$count(issuedCodes)).toBe(1);
  });

  it.each([
    [
      { use: 'till', widthMm: 10 },
      'productIds',
      /^None of these products can be printed: Print it/,
    ],
    [{ productIds: [] }, 'productIds', /at least one/],
    [{ formats: [] }, 'formats', /at least one/],
    [{ formats: ['tiff'] }, 'formats.0', /svg, pdf, eps or png/],
  ])('refuses %j by name, and enters nothing', async (wrong, field, words) => {
    const answer = await client.post(path, { productIds: idsOf(oil), formats: ['svg'], ...wrong });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.[0]).toMatch(words);
    expect(await server.db.$count(issuedCodes)).toBe(0);
  });

  it('has no product of another company', async () => {
    const other = await makeCompany(server.db, { plan: 'pro' });
    const stranger = await server.as(await makeUser(server.db, other));
    const own = await makeProduct(stranger, other.id);
    const body = { productIds: idsOf(own, oil), formats: ['svg'] };
    expect((await stranger.post(path, body)).status).toBe(404);
    expect((await stranger.post(`/api/companies/${other.id}/codes/pack`, body)).status).toBe(404);
    expect(await server.db.$count(issuedCodes)).toBe(0);
  });
});
