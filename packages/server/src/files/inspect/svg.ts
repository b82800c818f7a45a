/** What an SVG must not contain: filters, and embedded pictures that are large once decoded. */
import sharp from 'sharp';
import { MAX_PIXELS, Undrawable } from './pictures.ts';

/** No legitimate SVG nests drawings this deep. */
const MAX_DEPTH = 3;

const filterElement = /<(?:[\w.-]+:)?filter[\s>/]/i;

/** A filter that is a function needs no element. */
const filterFunction =
  /\bfilter\s*[:=]\s*["']?[^"';}>]*\b(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\s*\(/i;

/** @throws Undrawable with the reason. */
export async function assertPlainSvg(svg: string): Promise<void> {
  if ((await embeddedPixels(svg, 0)) > MAX_PIXELS) {
    throw new Undrawable(
      'The drawing holds pictures of more than 50 million pixels together. Make them smaller, and save it again.',
    );
  }
}

async function embeddedPixels(svg: string, depth: number): Promise<number> {
  const text = withoutReferences(svg.replaceAll(/<!--(?:(?!-->)[^])*-->/g, ''));
  if (filterElement.test(text) || filterFunction.test(text)) {
    throw new Undrawable(
      'The drawing uses filters, such as blur or shadow, which are not accepted. Remove them, or save it as PNG.',
    );
  }
  let pixels = 0;
  for (const [, type = '', data = ''] of text.matchAll(/data:([^,"'<>]*),([^"'<>)]*)/gi)) {
    const body = /;\s*base64/i.test(type) ? Buffer.from(data, 'base64') : percentDecoded(data);
    pixels += await pixelsOf(body, depth);
  }
  return pixels;
}

async function pixelsOf(body: Buffer, depth: number): Promise<number> {
  // The renderer unpacks it, and what it holds would go unseen.
  if (body[0] === 0x1f && body[1] === 0x8b) {
    throw new Undrawable(
      'The drawing holds a compressed drawing, which is not accepted. Embed it uncompressed, or save it all as PNG.',
    );
  }
  const text = body.toString('utf8');
  if (/<(?:[\w.-]+:)?svg[\s>]/i.test(text)) {
    return depth < MAX_DEPTH ? embeddedPixels(text, depth + 1) : Infinity;
  }
  const { width, height } = await sharp(body, { limitInputPixels: false })
    .metadata()
    // An unreadable picture is not drawn.
    .catch(() => ({ width: 0, height: 0 }));
  return width * height;
}

/** Decodes numeric character references, as the renderer does. */
const withoutReferences = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]{1,6});/gi, (_all, code: string) =>
      characterOf(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#(\d{1,7});/g, (_all, code: string) => characterOf(Number(code)));

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

function percentDecoded(data: string): Buffer {
  const bytes = data.replaceAll(/%([\da-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
