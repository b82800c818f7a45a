import type { CtaWriteAnswer } from '@hangtag/contract/wire/cta';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, uploadBody, uploadPicture } from '../../test/support/files.ts';
import { mp4 } from '../../test/support/films.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
});

const statusOf = async (address: string) => (await server.guest().get(address)).status;

/** A film of the library and the picture chosen to stand before it. */
async function film() {
  const poster = await uploadPicture(client, companyId);
  const { uploadUrl, filesId } = await createUpload(client, companyId, {
    fileName: 'pressing.mp4',
    type: 'movie',
    previewId: poster.filesId,
  });
  const body = mp4({ durationMs: 4000, width: 640, height: 360 });
  const stored = await uploadBody(client, uploadUrl, body);
  expect(stored.status).toBe(200);
  return { filesId, poster, ...((await stored.json()) as { fileUrl: string }) };
}

/** Publishes a product whose second header is the shown one. */
async function publishWith(header: object) {
  const first = { id: 1, type: 'image', filesId: (await uploadPicture(client, companyId)).filesId };
  const product = await makeProduct(client, companyId, {
    name: 'Harvest',
    unpublishedContent: {
      title: 'Harvest',
      headers: [first, { id: 2, type: 'movie', filesId: null, ...header }],
      currentHeaderId: 2,
      sections: [],
    },
  });
  await publish(client, product);
  return (await server.guest().get(new URL(product.publicUrl).pathname)).text();
}

describe('the video at the head of a published page', () => {
  it('is the chosen header, and video and poster are public from then on [F167]', async () => {
    const { filesId, poster, fileUrl } = await film();
    expect([await statusOf(fileUrl), await statusOf(poster.fileUrl)]).toEqual([404, 404]);
    const html = await publishWith({ filesId });
    expect(html).toContain(`src="${fileUrl}"`);
    expect(html).toContain(`poster="${poster.fileUrl}"`);
    expect([await statusOf(fileUrl), await statusOf(poster.fileUrl)]).toEqual([200, 200]);
  });

  it('is a link when it is external, and loads nothing of that site', async () => {
    const embedUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const html = await publishWith({ embedUrl });
    expect(html).toContain(`href="${embedUrl}" target="_blank" rel="noopener nofollow">`);
    expect(html).not.toMatch(/<iframe|(src|srcSet|poster)="https?:/);
  });
});

describe('a film that a call to action leads to [F024]', () => {
  it('is a film of the library, and plays from the button of the page', async () => {
    const { filesId, fileUrl } = await film();
    const picture = await uploadPicture(client, companyId);
    const ctas = `/api/companies/${companyId}/ctas`;
    const video = { label: 'Watch the pressing', type: 'video' };
    const refused = await client.post(ctas, { ...video, filesId: picture.filesId });
    expect(refused.status).toBe(422);
    const added = await client.post(ctas, { ...video, filesId });
    const { cta } = (await added.json()) as CtaWriteAnswer;
    expect(cta).toMatchObject({ target: '', filesId, file: { type: 'movie', fileUrl } });
    const product = await makeProduct(client, companyId, {
      name: 'Harvest',
      unpublishedContent: { title: 'Harvest', headers: [], sections: [], ctas: [cta.ctaId] },
    });
    await publish(client, product);
    const press = `${new URL(product.publicUrl).pathname}/go/${cta.ctaId}`;
    const pressed = await server.guest().get(press);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([302, fileUrl]);
    const part = await server.guest().get(fileUrl, { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  });
});
