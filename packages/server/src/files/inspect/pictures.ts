/** Images are never served as uploaded: they are decoded, rotated upright and encoded at fixed widths. */
import sharp, { type Sharp } from 'sharp';
import type { Rendition } from '../../db/schema/files.ts';

// Decoded pictures are not needed twice, and the cache would hold them for the life of the process.
sharp.cache(false);

/** Widths in pixels: lists, a phone, a phone at double density, a header on a desktop. */
export const PICTURE_WIDTHS = [280, 640, 1280, 1920] as const;

/** More pixels than this are refused before they are decoded: a small file can hold a huge picture. */
export const MAX_PIXELS = 50_000_000;

/** A drawing can ask for any amount of work. */
const MAX_SECONDS = 20;

/** Height at most four times the width, so that one tall picture cannot fill the disk. */
const MAX_SHAPE = 4;

/** A rendition with its bytes. */
export interface DrawnRendition {
  readonly facts: Rendition;
  readonly body: Buffer;
}

/** Decoded pixels. */
interface Pixels {
  readonly data: Uint8Array;
  readonly info: {
    readonly width: number;
    readonly height: number;
    readonly channels: 1 | 2 | 3 | 4;
  };
}

/** A picture ready to be stored, smallest rendition first. */
export interface DrawnPicture {
  /** Pixels of the largest rendition. */
  readonly width: number;
  readonly height: number;
  readonly renditions: readonly DrawnRendition[];
  /** A JPEG, for whoever shows a shared link. */
  readonly shared: DrawnRendition;
}

/** An image that is not decoded; its message gives the uploader the reason. */
export class Undrawable extends Error {}

/** The message of an image that breaks the rules of its format. */
export const damaged = 'The picture is damaged or cut off. Save it again and send the new file.';

/**
 * Draws the picture at every width it fills; a small one only at its own. An upload is drawn by `inspect/inspect.ts`.
 * @throws Undrawable when it cannot be decoded or has too many pixels.
 */
export async function drawFrom(source: string | Buffer): Promise<DrawnPicture> {
  const largest = PICTURE_WIDTHS.at(-1) ?? 0;
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', density: 144 });
  // Metadata (such as the place of a photo) is dropped, because it is not requested.
  const upright = await image
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({
      width: largest,
      height: largest * MAX_SHAPE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      const isTooLarge = /pixel limit/i.test(error.message);
      throw new Undrawable(
        isTooLarge ? 'The picture has more than 50 million pixels. Send a smaller one.' : damaged,
      );
    });
  return renditionsOf(upright);
}

/** The pixels at every width they fill. */
export async function renditionsOf({ data, info }: Pixels): Promise<DrawnPicture> {
  const { width, height, channels } = info;
  const smaller = PICTURE_WIDTHS.filter((each) => each < width);
  const renditions = await Promise.all(
    [...smaller, width].map((each) =>
      encode(sharp(data, { raw: { width, height, channels } }), each, width),
    ),
  );
  const shared = await drawShared(sharp(data, { raw: { width, height, channels } }));
  return { width, height, renditions, shared };
}

/** Width in pixels of the JPEG: what chats and networks show at most. */
const SHARED_WIDTH = 1200;

/** The JPEG: not every reader of shared links knows WebP; what is transparent stands on white there. */
export async function drawShared(image: Sharp): Promise<DrawnRendition> {
  const { data, info } = await image
    .resize({ width: SHARED_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return {
    facts: {
      width: info.width,
      height: info.height,
      bytes: info.size,
      name: 'shared.jpg',
      mime: 'image/jpeg',
    },
    body: data,
  };
}

async function encode(image: Sharp, width: number, from: number): Promise<DrawnRendition> {
  const sized = width === from ? image : image.resize({ width });
  const { data, info } = await sized
    .webp({ quality: 80, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return {
    facts: {
      width: info.width,
      height: info.height,
      bytes: info.size,
      name: `${width}.webp`,
      mime: 'image/webp',
    },
    body: data,
  };
}
