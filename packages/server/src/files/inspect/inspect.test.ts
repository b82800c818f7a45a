import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mp4, webm } from '../../../test/support/films.ts';
import { pdf } from '../../../test/support/pdf.ts';
import { WAITING_OF_COMPANY, inspectFilm, inspectPdf, inspectPicture } from './inspect.ts';

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

const isRed = ([red = 0, green = 0, blue = 0]: Uint8Array) => red > 200 && green < 60 && blue < 60;

describe('inspecting a PDF', () => {
  it('counts pages and draws the first, 1280 pixels wide', async () => {
    const found = await inspectPdf(await keep(pdf({ width: 600, height: 300 }, 3)), 'one');
    expect(found).toMatchObject({ pages: 3, picture: { width: 1280, height: 640 } });
    const { data } = await sharp(found?.picture.renditions.at(-1)?.body)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect(isRed(data.subarray(-3))).toBe(true);
  });

  it('draws an endless strip no higher than twice its width', async () => {
    const found = await inspectPdf(await keep(pdf({ width: 10, height: 10_000 })), 'one');
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
  ])('returns nothing for one that is %s', async (_what, body) => {
    expect(await inspectPdf(await keep(body), 'one')).toBeNull();
  });

  it('stops one that takes too long, and serves the next', async () => {
    const forms = '0 0 m 600 800 l S '.repeat(2_000_000);
    const slow = await keep(pdf({ width: 600, height: 800, content: `20 w ${forms}` }));
    expect(await inspectPdf(slow, 'one', { timeoutMs: 1000 })).toBeNull();
    expect(await inspectPdf(await keep(pdf()), 'one')).toMatchObject({ pages: 1 });
  });

  it('returns nothing when the process cannot be reached, and serves the next', async () => {
    // A value that cannot be cloned into a process fails like a system without processes to spare.
    const unsendable = Symbol('file') as unknown as string;
    expect(await inspectPdf(unsendable, 'one')).toBeNull();
    expect(await inspectPdf(await keep(pdf()), 'one')).toMatchObject({ pages: 1 });
  });

  it('stores without a preview what one company sends beyond its queue', async () => {
    const { first, release } = await occupy('crowd');
    const png = path.join(folder, 'small.png');
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).toFile(png);
    const line = Array.from({ length: WAITING_OF_COMPANY }, () =>
      inspectPicture(png, 'image/png', 'crowd'),
    );
    expect(await inspectPdf(png, 'crowd')).toBeNull();
    await release();
    expect(await first).toMatchObject({ pages: 1 });
    expect(await Promise.all(line)).toHaveLength(WAITING_OF_COMPANY);
  });

  it('serves another company while one company’s file is slow', async () => {
    const { first, release } = await occupy('slow');
    expect(await inspectPdf(await keep(pdf()), 'quick')).toMatchObject({ pages: 1 });
    await release();
    expect(await first).toMatchObject({ pages: 1 });
  });

  /** Looks into a file whose bytes come only on `release`: a pipe, on which a reader waits. */
  async function occupy(company: string) {
    const pipe = path.join(folder, `${company}.pipe`);
    execFileSync('mkfifo', [pipe]);
    const first = inspectPdf(pipe, company, { timeoutMs: 60_000 });
    return { first, release: () => writeFile(pipe, pdf()) };
  }
});

describe('drawing a picture', () => {
  const noise = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888888' } })
      .png({ progressive: true })
      .toBuffer();

  it('stops one that exceeds its memory, and draws the next', async () => {
    const file = await keep(await noise(5000, 5000));
    await expect(inspectPicture(file, 'image/png', 'one', { memoryMb: 110 })).rejects.toMatchObject(
      { status: 422, message: expect.stringContaining('too much time or memory') },
    );
    expect(await inspectPicture(file, 'image/png', 'one')).toMatchObject({ width: 1920 });
  });

  it('stops one that takes too long', async () => {
    const file = await keep(await noise(5000, 5000));
    await expect(inspectPicture(file, 'image/png', 'one', { timeoutMs: 1 })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('runs in another process', async () => {
    const file = await keep(await noise(4000, 4000));
    const before = process.memoryUsage.rss();
    await inspectPicture(file, 'image/png', 'one');
    // Sixteen million pixels are decoded into 48 MB.
    expect(process.memoryUsage.rss() - before).toBeLessThan(30 * 1024 * 1024);
  });
});

describe('inspecting a video', () => {
  it('reads length and size of an MP4', async () => {
    const film = mp4({ durationMs: 2500, width: 640, height: 360 });
    expect(await inspectFilm(await keep(film), 'one')).toEqual({
      durationMs: 2500,
      width: 640,
      height: 360,
    });
  });

  it('reads length and size of a WebM', async () => {
    const film = webm({ durationMs: 2500, width: 640, height: 360 });
    expect(await inspectFilm(await keep(film), 'one')).toEqual({
      durationMs: 2500,
      width: 640,
      height: 360,
    });
  });

  it('returns nothing for another type', async () => {
    expect(await inspectFilm(await keep(Buffer.from('moov, it says')), 'one')).toBeNull();
  });
});
