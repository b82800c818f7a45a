import { beforeEach, describe, expect, it } from 'vitest';
import { type CodeAnswer, codeFormats } from '@hangtag/contract/wire/code';
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
      lot: '',
      modules: 29,
      quietZone: 4,
      level: 'Q',
      symbols: [
        { symbol: 'qr', text: product.publicUrl, modules: 25, quietZone: 4, level: 'L' },
        { symbol: 'qr', text: product.publicUrl, modules: 29, quietZone: 4, level: 'Q' },
        { symbol: 'qr', text: product.publicUrl, modules: 33, quietZone: 4, level: 'H' },
        { symbol: 'datamatrix', text: product.publicUrl, modules: 22, quietZone: 2, level: null },
      ],
      host: { letters: 14, modulesLonger: 29 },
      retail: null,
      decoded: true,
      check: null,
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
      `attachment; filename="ol-500-qr-30mm-${format === 'png' ? '600dpi-' : ''}this-computer-only.${format}"`,
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
    [{ use: 'till', widthMm: 10 }, 'widthMm'],
    // Nobody said where it is read: phones need modules of 0.38 mm too.
    [{ widthMm: 10 }, 'widthMm'],
    [{ use: 'till', ink: 'Signal red', inkColour: '#d0202a' }, 'widthMm'],
    [{ inkColour: 'red' }, 'inkColour'],
    [{ level: 'X' }, 'level'],
    [{ lot: 'A B' }, 'lot'],
    [{ lot: '..' }, 'lot'],
    [{ lot: 'L1' }, 'symbol'],
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
