import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { FileAsset } from '@hangtag/contract/wire/file';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { platformSectionIds } from '../content/definitions.ts';
import { fileBodies, files } from '../db/schema/files.ts';
import { drawSharedPictures } from '../files/sharedPictures.ts';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, picture, uploadBody, uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish, section } from '../../test/support/products.ts';
import { scanCode } from '../../test/support/scan.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  const introduction = (await platformSectionIds(server.db, ['introduction'])).get('introduction');
  product = await makeProduct(client, companyId, {
    name: 'Harvest Olive Oil',
    upcCode: '9506000134352',
    unpublishedContent: {
      title: 'Harvest',
      headers: [],
      sections: [section(introduction ?? 0, { lead: 'Pressed in October <b>' })],
    },
  });
});

const pathOf = (address: string) => new URL(address).pathname;
const look = (address: string, headers: Record<string, string> = {}) =>
  scanCode(server.guest(), address, headers);
it('has the language of its company from the next scan on', async () => {
  await publish(client, product);
  expect(await (await look('/01/09506000134352')).text()).toContain('<html lang="en" dir="ltr">');
  const answer = await client.put(`/api/companies/${companyId}`, { language: 'ar' });
  expect(answer.status).toBe(200);
  expect(await (await look('/01/09506000134352')).text()).toContain('<html lang="ar" dir="rtl">');
  const wrong = await client.put(`/api/companies/${companyId}`, { language: 'tlh' });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { errors: { language: ['Is not a language that pages can be in.'] } },
  ]);
});

it('shows a square logo of any size in its bar', async () => {
  const { uploadUrl } = await createUpload(client, companyId);
  const body = await picture({ width: 128, height: 128 });
  const logo = (await (await uploadBody(client, uploadUrl, body)).json()) as FileAsset;
  const answer = await client.put(`/api/companies/${companyId}`, {
    logoFile: { filesId: logo.filesId },
  });
  expect(answer.status).toBe(200);
  await publish(client, product);
  const html = await (await look('/01/09506000134352')).text();
  expect(html).toMatch(/<header[^>]*>.*<img[^>]*width="128" height="128"[^>]*>Merrow Goods/s);
});

it('gives links its picture as a public JPEG', async () => {
  const file = await uploadPicture(client, companyId);
  await change(client, product, { imageFile: { filesId: file.filesId } });
  await publish(client, product);
  const html = await (await look('/01/09506000134352')).text();
  const [, shared = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const answer = await look(pathOf(shared));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { default: sharp } = await import('sharp');
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(format).toBe('jpeg');
  expect(html).toContain(`property="og:image:width" content="${width}"`);
  expect(html).toContain(`property="og:image:height" content="${height}"`);
});

it('draws the JPEG of pictures that were stored before there was one, also of a replaced body', async () => {
  const first = await uploadPicture(client, companyId);
  await change(client, product, { imageFile: { filesId: first.filesId } });
  await publish(client, product);
  const { uploadUrl } = (await (await client.put(`/api/files/${first.filesId}`, {})).json()) as {
    uploadUrl: string;
  };
  await uploadBody(client, uploadUrl, await picture({ width: 300, height: 300 }));
  const second = await uploadPicture(client, companyId);
  const other = await makeProduct(client, companyId, { name: 'Vinegar' });
  await publish(client, await change(client, other, { imageFile: { filesId: second.filesId } }));
  const unused = await uploadPicture(client, companyId);
  const { storage } = server.services;
  for (const table of [files, fileBodies]) await server.db.update(table).set({ shared: null });
  for await (const { name } of storage.list('files')) {
    if (name.endsWith('/shared.jpg')) await storage.remove(name);
  }
  const imageOf = async () => {
    const html = await (await look('/01/09506000134352')).text();
    const [, image = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    return look(pathOf(image));
  };
  expect((await imageOf()).headers.get('content-type')).toBe('image/webp');

  expect(await drawSharedPictures(server.services)).toBeGreaterThanOrEqual(2);
  expect(await drawSharedPictures(server.services)).toBe(0);
  server.advance(10 * 60);
  const shared = await imageOf();
  expect([shared.status, shared.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const sharedOf = async (id: number) =>
    (await server.db.select().from(files).where(eq(files.id, id)))[0]?.shared;
  expect(await sharedOf(second.filesId)).toMatchObject({ name: 'shared.jpg', width: 60 });
  expect(await sharedOf(unused.filesId)).toBeNull();
});
