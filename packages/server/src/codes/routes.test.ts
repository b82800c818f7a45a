import { beforeEach, describe, expect, it } from 'vitest';
import { type CodeAnswer, codeFormats } from '@hangtag/contract/wire/code';
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

async function start(publicUrl: string) {
  server = await startTestServer({ publicUrl });
  const company = await makeCompany(server.db, { plan: 'pro' });
  client = await server.as(await makeUser(server.db, company));
  product = await makeProduct(client, company.id, { model: 'Öl 500', upcCode: GTIN });
  path = `/api/companies/${company.id}/products/${product.productId}/codes`;
}

beforeEach(() => start('http://localhost:4000'));

const codeOf = async () => (await (await client.get(path)).json()) as CodeAnswer;

describe('the code of a product [F022] [D39]', () => {
  it('is the short address until a GTIN is published, then the Digital Link', async () => {
    expect(await codeOf()).toEqual({
      url: product.publicUrl,
      kind: 'short',
      gtin14: null,
      modules: 29,
      quietZone: 4,
      decoded: true,
      localOnly: true,
      published: false,
    });
    await publish(client, product);
    expect(await codeOf()).toMatchObject({
      url: `http://localhost:4000/01/0${GTIN}`,
      kind: 'digital-link',
      gtin14: `0${GTIN}`,
      published: true,
    });
  });

  it.each(codeFormats)('is a %s file that reads as its address', async (format) => {
    const answer = await client.get(`${path}/qr.${format}?widthMm=30&dpi=600`);
    expect(answer.status).toBe(200);
    expect(await decodeFile(Buffer.from(await answer.arrayBuffer()), format)).toBe(
      product.publicUrl,
    );
    expect(answer.headers.get('content-disposition')).toContain(
      `attachment; filename="ol-500-qr-30mm-this-computer-only.${format}"`,
    );
  });

  it('does not warn about the address of a real server', async () => {
    await start('https://tags.example');
    expect((await codeOf()).localOnly).toBe(false);
    const answer = await client.get(`${path}/qr.svg`);
    expect(answer.headers.get('content-disposition')).toContain('"ol-500-qr-24mm.svg"');
  });

  it.each([
    ['widthMm=9', 'widthMm'],
    ['widthMm=201', 'widthMm'],
    ['widthMm=1e2', 'widthMm'],
    ['dpi=202', 'dpi'],
    ['use=shelf', 'use'],
    ['use=till&widthMm=11', 'widthMm'],
    ['use=till&widthMm=29', 'widthMm'],
    // Whole pixels make it too small.
    ['use=till&widthMm=12&dpi=203', 'widthMm'],
    ['dpi=9999', 'dpi'],
  ])('refuses %s by name', async (query, field) => {
    const answer = await client.get(`${path}/qr.png?${query}`);
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('is 404 for other companies', async () => {
    const stranger = await server.as(await makeUser(server.db, await makeCompany(server.db)));
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`${path}/qr.svg`)).status).toBe(404);
  });
});
