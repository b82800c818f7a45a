import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileAsset } from '@hangtag/contract/wire/file';
import { throttles } from '../db/schema/platform.ts';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, picture, uploadBody } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
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

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const svg = (inside = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`);

const leftovers = () =>
  readdir(path.join(server.services.config.dataDir, 'uploads')).catch(() => []);

async function isStored(filesId: number) {
  const file = (await (await client.get(`/api/files/${filesId}`)).json()) as FileAsset;
  return file.fileUrl !== '';
}

it('is announced a thousand times an hour by one company, and no more', async () => {
  await createUpload(client, companyId);
  await server.db.update(throttles).set({ attempts: 1000 });
  const body = { companyId, fileName: 'tea.png', type: 'image', status: 'active' };
  expect((await client.post('/api/files', body)).status).toBe(429);
});

describe('the body of a picture [D47]', () => {
  it('is written at the widths that pages use, never enlarged', async () => {
    const file = await createUpload(client, companyId);
    const body = await picture({ width: 2400, height: 1200 });
    const stored = (await (await uploadBody(client, file.uploadUrl, body)).json()) as FileAsset;
    expect(stored).toMatchObject({ width: 1920, height: 960, mime: 'image/png', status: 'active' });
    for (const width of [280, 640, 1280, 1920]) {
      const url = stored.fileUrl.replace('1920', String(width));
      const answer = await client.get(url);
      const facts = await sharp(await answer.arrayBuffer()).metadata();
      expect([facts.format, facts.width]).toEqual(['webp', width]);
    }
    expect(stored.previewUrl).toMatch(/\/280\.webp$/);
  });

  it('is turned upright and loses its location', async () => {
    const photo = await sharp(await picture({ width: 80, height: 40 }))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '51/1 30/1 3230/100' } })
      .toBuffer();
    const { uploadUrl } = await createUpload(client, companyId);
    const stored = (await (await uploadBody(client, uploadUrl, photo)).json()) as FileAsset;
    expect([stored.width, stored.height]).toEqual([40, 80]);
    const served = await (await client.get(stored.fileUrl)).arrayBuffer();
    expect((await sharp(served).metadata()).exif).toBeUndefined();
  });

  it('is rasterised from SVG; the SVG is not stored', async () => {
    const { uploadUrl } = await createUpload(client, companyId, { fileName: 'mark.svg' });
    const stored = (await (
      await uploadBody(
        client,
        uploadUrl,
        svg('<script>alert(1)</script><rect width="9" height="9"/>'),
      )
    ).json()) as FileAsset;
    const answer = await client.get(stored.fileUrl);
    expect(answer.headers.get('content-type')).toBe('image/webp');
  });

  it('is 422 when it is truncated', async () => {
    const whole = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#123',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const { uploadUrl, filesId } = await createUpload(client, companyId);
    const answer = await uploadBody(client, uploadUrl, whole.subarray(0, whole.length / 2));
    expect(answer.status).toBe(422);
    expect(await isStored(filesId)).toBe(false);
  });

  it('is 422 when it unpacks to more pixels than the server will hold', async () => {
    const bomb = await sharp({
      create: { width: 10_000, height: 6000, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { uploadUrl, filesId } = await createUpload(client, companyId);
    expect((await uploadBody(client, uploadUrl, bomb)).status).toBe(422);
    expect(await isStored(filesId)).toBe(false);
  });
});

describe('the real type of a body', () => {
  const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(200)]);
  it.each([
    ['a PDF sent as a picture', 'image', pdf],
    ['a program sent as a picture', 'image', elf],
    ['a page sent as a picture', 'image', Buffer.from('<!doctype html><svg></svg><p>hello</p>')],
    ['a drawing sent as a PDF', 'pdf', svg()],
    ['plain words sent as a film', 'movie', Buffer.from('moov, it says')],
  ] as const)('%s is 415 and not stored', async (_what, type, body) => {
    const { uploadUrl, filesId } = await createUpload(client, companyId, { type });
    expect((await uploadBody(client, uploadUrl, body)).status).toBe(415);
    expect(await isStored(filesId)).toBe(false);
    expect(await leftovers()).toEqual([]);
  });

  it('an SVG with its own definitions is refused with that reason', async () => {
    const { uploadUrl } = await createUpload(client, companyId, { fileName: 'mark.svg' });
    const body = `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg().toString()}`;
    const answer = await uploadBody(client, uploadUrl, Buffer.from(body));
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('DOCTYPE') });
  });

  it('stores a PDF unchanged and serves it as a download', async () => {
    const { uploadUrl } = await createUpload(client, companyId, {
      type: 'pdf',
      fileName: 'Prüfbericht "3".pdf',
    });
    const stored = (await (await uploadBody(client, uploadUrl, pdf)).json()) as FileAsset;
    const answer = await client.get(stored.fileUrl);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Prufbericht _3_.pdf"; filename*=UTF-8''Pr%C3%BCfbericht%20%223%22.pdf`,
    );
  });
});

describe('the limits of a body', () => {
  it('is 413 by its announced length, before a byte is stored', async () => {
    const { uploadUrl, filesId } = await createUpload(client, companyId);
    const answer = await client.put(uploadUrl, Buffer.from('x'), {
      headers: { 'content-length': String(21 * 1024 * 1024) },
    });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: 'Payload Too Large. At most 20 MB can be sent.' },
    ]);
    expect(await isStored(filesId)).toBe(false);
  });

  it('is 413 while it streams when no length was announced', async () => {
    const { uploadUrl, filesId } = await createUpload(client, companyId);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    expect((await client.put(uploadUrl, endless)).status).toBe(413);
    expect(sent).toBeLessThan(30 * 1024 * 1024);
    expect(await isStored(filesId)).toBe(false);
    expect(await leftovers()).toEqual([]);
  });

  it('is 422 when it is empty', async () => {
    const { uploadUrl } = await createUpload(client, companyId);
    const answer = await uploadBody(client, uploadUrl, new Uint8Array());
    expect(await answer.json()).toMatchObject({ errors: { file: ['The file is empty.'] } });
  });

  it('can be sent again after it broke off', async () => {
    const { uploadUrl, filesId } = await createUpload(client, companyId);
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(100));
        controller.error(new Error('connection lost'));
      },
    });
    expect((await client.put(uploadUrl, broken)).status).toBe(400);
    expect(await isStored(filesId)).toBe(false);
    expect((await uploadBody(client, uploadUrl, await picture())).status).toBe(200);
  });
});
