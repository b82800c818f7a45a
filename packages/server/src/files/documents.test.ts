import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileAsset } from '@hangtag/contract/wire/file';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, uploadBody, uploadPicture } from '../../test/support/files.ts';
import { mp4 } from '../../test/support/films.ts';
import { pdf } from '../../test/support/pdf.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { sweepDeletedFiles } from './sweepPendingUploads.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
});

async function upload(type: 'pdf' | 'movie', fileName: string, body: Buffer): Promise<FileAsset> {
  const { uploadUrl } = await createUpload(client, companyId, { type, fileName });
  const answer = await uploadBody(client, uploadUrl, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as FileAsset;
}

describe('a PDF', () => {
  it('is stored unchanged, with its pages counted and the first as its picture', async () => {
    const body = pdf({ width: 600, height: 800 }, 3);
    const stored = await upload('pdf', 'report.pdf', body);
    expect(stored).toMatchObject({ pages: 3, width: null, durationMs: null, bytes: body.length });
    expect(stored.fileUrl).toMatch(/\/original\.pdf$/);
    const whole = await client.get(stored.fileUrl);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(body);
    expect(stored.previewUrl).toMatch(/\/280\.webp$/);
    const preview = await client.get(stored.previewUrl ?? '');
    expect(preview.headers.get('content-type')).toBe('image/webp');
    expect(preview.headers.get('content-disposition')).toMatch(/^inline/);
    expect(await sharp(await preview.arrayBuffer()).metadata()).toMatchObject({ width: 280 });
    const large = await client.get(stored.fileUrl.replace('original.pdf', '1280.webp'));
    expect(large.status).toBe(200);
  });

  it('that cannot be drawn is stored without a picture', async () => {
    const stored = await upload('pdf', 'broken.pdf', pdf().subarray(0, 60));
    expect(stored).toMatchObject({ pages: null, previewUrl: null });
    expect((await client.get(stored.fileUrl)).status).toBe(200);
  });

  it('leaves nothing behind once its deletion is final', async () => {
    const stored = await upload('pdf', 'report.pdf', pdf());
    await client.delete(`/api/files/${stored.filesId}`);
    expect((await client.get(stored.fileUrl)).status).toBe(404);
    server.advance(31 * 24 * 60 * 60);
    await sweepDeletedFiles(server.services);
    const left: string[] = [];
    for await (const { name } of server.services.storage.list('files')) left.push(name);
    expect(left).toEqual([]);
  });
});

describe('a video', () => {
  it('has a length and a size', async () => {
    const film = mp4({ durationMs: 61_500, width: 1920, height: 1080 });
    const stored = await upload('movie', 'harvest.mp4', film);
    expect(stored).toMatchObject({ durationMs: 61_500, width: 1920, height: 1080, pages: null });
    expect(stored.previewUrl).toBeNull();
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a box that holds a page', Buffer.from('\0\0\0\x30free<script>alert(1)</script>            ')],
    ['nothing', Buffer.alloc(0)],
    [
      'a page and a description of no track',
      Buffer.from('\0\0\0\x28free<script>alert(1)</script>       \0\0\0\x08moov'),
    ],
    ['a track without media', Buffer.from('\0\0\0\x10moov\0\0\0\x08trak\0\0\0\x08mdia')],
    ['a box without an end', Buffer.from('\0\0\0\x01free\0\0\0\0\0\0\0\0')],
  ])('is refused with %s behind the first bytes of one', async (_, rest) => {
    const start = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
    const named = { type: 'movie', fileName: 'harvest.mp4' };
    const { uploadUrl } = await createUpload(client, companyId, named);
    const answer = await uploadBody(client, uploadUrl, Buffer.concat([start, rest]));
    expect([answer.status, await answer.json()]).toEqual([
      415,
      { message: 'This is not a film that browsers play. Send an MP4 or WebM file.' },
    ]);
  });

  it('accepts a picture of the library as its poster', async () => {
    const film = await upload('movie', 'harvest.mp4', mp4({ durationMs: 1, width: 2, height: 2 }));
    const poster = await uploadPicture(client, companyId);
    const answer = await client.put(`/api/files/${film.filesId}`, { previewId: poster.filesId });
    const changed = (await answer.json()) as FileAsset;
    expect(changed).toMatchObject({ previewId: poster.filesId, previewUrl: poster.previewUrl });
  });
});
