import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mp4, webm } from '../../../test/support/films.ts';
import { pdf } from '../../../test/support/pdf.ts';
import { inspectFilm, inspectPdf } from './inspect.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hangtag-inspect-'));
});

afterAll(() => rm(folder, { recursive: true }));

const keep = async (bytes: Buffer) => {
  const file = path.join(folder, 'body');
  await writeFile(file, bytes);
  return file;
};

describe('looking into a PDF', () => {
  it('counts pages and draws the first, 1280 pixels wide', async () => {
    const found = await inspectPdf(await keep(pdf({ width: 600, height: 300 }, 3)));
    expect(found).toMatchObject({ pages: 3, picture: { width: 1280, height: 640 } });
    const { data } = found?.picture ?? { data: new Uint8Array() };
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect([...data.subarray(-4, -1)]).toEqual([255, 0, 0]);
  });

  it('draws an endless strip no higher than twice its width', async () => {
    const found = await inspectPdf(await keep(pdf({ width: 10, height: 10_000 })));
    expect(found?.picture).toMatchObject({ height: 2560 });
  });

  it.each([
    ['cut off', pdf().subarray(0, 60)],
    ['without a page', pdf(undefined, 0)],
    [
      'encrypted',
      Buffer.from(
        pdf()
          .toString()
          .replace(
            '/Root 1 0 R',
            '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>',
          ),
      ),
    ],
    ['made of noise', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, '\xff(<[')])],
  ])('says nothing of one that is %s', async (_what, body) => {
    expect(await inspectPdf(await keep(body))).toBeNull();
  });

  it('ends one that takes too long, and serves the next', async () => {
    const forms = '0 0 m 600 800 l S '.repeat(2_000_000);
    const slow = await keep(pdf({ width: 600, height: 800, content: `20 w ${forms}` }));
    expect(await inspectPdf(slow, 1000)).toBeNull();
    expect(await inspectPdf(await keep(pdf()))).toMatchObject({ pages: 1 });
  });

  it('goes without when no thread can be started, and serves the next', async () => {
    // What cannot be copied into a thread keeps it from starting, like a system without threads to spare.
    const unsendable = Symbol('file') as unknown as string;
    expect(await inspectPdf(unsendable)).toBeNull();
    expect(await inspectPdf(await keep(pdf()))).toMatchObject({ pages: 1 });
  });

  it('turns the ninth away while eight wait', async () => {
    const file = await keep(pdf());
    const found = await Promise.all(Array.from({ length: 9 }, () => inspectPdf(file)));
    expect(found.map((each) => each?.pages ?? null)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, null]);
  });
});

describe('looking into a film', () => {
  it('reads length and size of an MP4', async () => {
    const film = mp4({ durationMs: 2500, width: 640, height: 360 });
    expect(await inspectFilm(await keep(film))).toEqual({
      durationMs: 2500,
      width: 640,
      height: 360,
    });
  });

  it('reads length and size of a WebM', async () => {
    const film = webm({ durationMs: 2500, width: 640, height: 360 });
    expect(await inspectFilm(await keep(film))).toEqual({
      durationMs: 2500,
      width: 640,
      height: 360,
    });
  });

  it('says nothing of what is none', async () => {
    expect(await inspectFilm(await keep(Buffer.from('moov, it says')))).toBeNull();
  });
});
