import { beforeEach, describe, expect, it } from 'vitest';
import type { IssuedCodesAnswer } from '@hangtag/contract/wire/issuedCode';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
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

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  client = await server.as(await makeUser(server.db, company));
  product = await makeProduct(client, company.id, { model: 'Öl 500', upcCode: GTIN });
  path = `/api/companies/${company.id}/products/${product.productId}/codes`;
});

const ledgerOf = async () =>
  (await (await client.get(`${path}/issued`)).json()) as IssuedCodesAnswer;

const sheet = {
  paper: 'a4',
  columns: 3,
  rows: 8,
  labelWidth: 70,
  labelHeight: 36,
  marginLeft: 0,
  marginTop: 4.5,
  gapX: 0,
  gapY: 0,
};

describe('a sheet of labels', () => {
  it('has the code on every label, and is one row of the ledger', async () => {
    await publish(client, product);
    const print = { sheet, use: 'till', humanReadable: true, quantity: 240 };
    const answer = await client.post(`${path}/sheet`, print);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-disposition')).toContain('ol-500-qr-24mm-labels');
    const texts = await decodeFile(Buffer.from(await answer.arrayBuffer()), 'pdf');
    expect(texts).toEqual(Array.from({ length: 24 }, () => `http://localhost:4000/01/0${GTIN}`));
    expect((await ledgerOf()).issued).toMatchObject([{ format: 'pdf', labels: 24, quantity: 240 }]);
  });

  it.each([
    [{ widthMm: 40 }, /^The code needs 51 × 51 mm, and a label has 70 × 36 mm/],
    [{ sheet: { ...sheet, columns: 4 } }, /^The labels end 280 mm from the left edge/],
    [{ sheet: { ...sheet, rows: 9 } }, /^The labels end 328.5 mm from the top/],
  ])('is refused where it does not fit: %j', async (wrong, words) => {
    const answer = await client.post(`${path}/sheet`, { sheet, ...wrong });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(errors['widthMm']?.[0]).toMatch(words);
    expect((await ledgerOf()).total).toBe(0);
  });
});
