import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../../test/support/files.ts';
import { inspectPicture } from './inspect.ts';
import type { DrawnPicture } from './pictures.ts';
import { sniff } from '../sniff.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hangtag-pictures-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function draw(body: Buffer): Promise<DrawnPicture> {
  const file = path.join(folder, 'body');
  await writeFile(file, body);
  const found = await sniff(file);
  return inspectPicture(file, found?.mime ?? 'nothing we keep', 'one');
}

/** Red, green, blue and, where there is one, alpha of one pixel of the largest rendition. */
async function pixel(drawn: DrawnPicture, x: number, y: number): Promise<readonly number[]> {
  const image = sharp(drawn.renditions.at(-1)?.body).extract({
    left: x,
    top: y,
    width: 1,
    height: 1,
  });
  return [...(await image.raw().toBuffer())];
}

const isNear = (found: readonly number[], wanted: readonly number[]) =>
  found.length === wanted.length &&
  found.every((each, index) => Math.abs(each - (wanted[index] ?? 0)) < 25);

describe('a photo [D47]', () => {
  it('contains neither place nor camera in any width, and is upright', async () => {
    const photo = await sharp(await picture({ width: 2000, height: 1000 }))
      .jpeg()
      .withExif({
        IFD0: { Make: 'Aperture', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>London</place></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect(before).toMatchObject({ orientation: 6 });
    expect(before.exif?.includes('Aperture')).toBe(true);
    expect(before.xmp?.includes('London')).toBe(true);
    const drawn = await draw(photo);
    expect([drawn.width, drawn.height]).toEqual([1000, 2000]);
    expect(drawn.renditions).toHaveLength(3);
    for (const { body } of drawn.renditions) {
      const facts = await sharp(body).metadata();
      expect([facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual(Array(4).fill(undefined));
      expect(facts.orientation ?? 1).toBe(1);
      for (const word of ['GPS', 'London', 'Aperture']) expect(body.includes(word)).toBe(false);
    }
  });

  it('for print, in CMYK, is converted to screen colours', async () => {
    const print = await sharp(await picture({ width: 40, height: 40 }, '#c03020'))
      .toColourspace('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const drawn = await draw(print);
    const [red = 0, green = 0, blue = 0] = await pixel(drawn, 20, 20);
    expect(red).toBeGreaterThan(green + 60);
    expect(red).toBeGreaterThan(blue + 60);
  });

  it('of 16 bits a channel keeps its colours', async () => {
    const deep = await sharp(await picture({ width: 40, height: 40 }, '#c03020'))
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect(isNear(await pixel(await draw(deep), 20, 20), [192, 48, 32])).toBe(true);
  });

  it('in shades of grey is drawn unchanged', async () => {
    const grey = await sharp(await picture({ width: 40, height: 40 }, '#808080'))
      .toColourspace('b-w')
      .png()
      .toBuffer();
    expect(isNear(await pixel(await draw(grey), 20, 20), [128, 128, 128])).toBe(true);
  });
});

describe('a picture', () => {
  it('keeps transparency', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background } })
      .png()
      .toBuffer();
    expect((await pixel(await draw(clear), 20, 20)).at(-1)).toBe(0);
  });

  it('that is animated is shown as its first frame', async () => {
    const frames = await Promise.all(
      ['#c03020', '#20c030'].map((colour) => picture({ width: 40, height: 40 }, colour)),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const drawn = await draw(moving);
    expect([drawn.width, drawn.height]).toEqual([40, 40]);
    expect(isNear(await pixel(drawn, 20, 20), [192, 48, 32])).toBe(true);
  });
});
