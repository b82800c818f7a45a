/**
 * What an SVG must not contain: filters, style sheets beside it, parts that multiply each other, and embedded pictures
 * that are large once decoded.
 */
import sharp from 'sharp';
import { MAX_PIXELS, Undrawable } from './pictures.ts';
import { MAX_PARTS, countParts } from './svgParts.ts';
import { characterOf, decoded, markupOf } from './svgText.ts';

/** No legitimate SVG nests drawings this deep. */
const MAX_DEPTH = 3;

const filterElement = /<(?:[\w.-]+:)?filter[\s>/]/i;

/** A property may have comments between its name and the colon. */
const filterProperty = /\bfilter(?:\s|\/\*(?:(?!\*\/)[^])*\*\/)*[:=]/i;

/** A filter that is a function needs no element. */
const filterFunction =
  /\b(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(|\b(?:blur|drop-shadow)\s+\(/i;

/** A style sheet beside the drawing, whose content would go unseen. */
const otherSheet = /<\?xml-stylesheet|@import[^;]*data:/i;

/** @throws Undrawable with the reason. */
export async function assertPlainSvg(svg: string): Promise<void> {
  if ((await embeddedPixels(svg, 0)) > MAX_PIXELS) {
    throw new Undrawable(
      'The drawing holds pictures of more than 50 million pixels together. Make them smaller, and save it again.',
    );
  }
}

async function embeddedPixels(svg: string, depth: number): Promise<number> {
  const text = decoded(markupOf(svg, '$1'));
  const style = withoutEscapes(text);
  if (/<!(?:ENTITY|ATTLIST)/i.test(text)) {
    throw new Undrawable(
      'This SVG has a DOCTYPE with definitions of its own, which is not accepted. Save it as plain SVG.',
    );
  }
  if (otherSheet.test(svg) || otherSheet.test(style)) {
    throw new Undrawable(
      'The drawing has a style sheet beside it, which is not accepted. Write the styles into the drawing, or save it as PNG.',
    );
  }
  if (filterElement.test(text) || (filterProperty.test(style) && filterFunction.test(style))) {
    throw new Undrawable(
      'The drawing uses filters, such as blur or shadow, which are not accepted. Remove them, or save it as PNG.',
    );
  }
  if (countParts(svg) > MAX_PARTS) {
    throw new Undrawable(
      'The drawing repeats its parts more than a million times. Make it simpler, or save it as PNG.',
    );
  }
  let pixels = 0;
  for (const [, type = '', data = ''] of addressesIn(svg)) {
    const body = /;\s*base64/i.test(type) ? Buffer.from(data, 'base64') : percentDecoded(data);
    pixels += await pixelsOf(body, depth);
  }
  return pixels;
}

/** The `data:` addresses: of attributes whole, because they may hold the quotes that end one in a style. */
function addressesIn(svg: string): readonly RegExpExecArray[] {
  const tags = markupOf(svg, '').match(/<[^\s!?/>][^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/g);
  const attributes = (tags ?? []).flatMap((tag) => [...tag.matchAll(href)]);
  const elsewhere = decodedAddress(markupOf(svg, '$1').replaceAll(href, ''));
  return [
    ...attributes.flatMap(([, one, other]) => {
      const found = /^\s*data:([^,]*),([^]*)$/i.exec(decodedAddress(one ?? other ?? ''));
      return found ? [found] : [];
    }),
    ...elsewhere.matchAll(/data:([^,"'<>]*),([^"'<>)]*)/gi),
  ];
}

const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Addresses are read without tabs and line ends. */
const decodedAddress = (text: string) => decoded(text).replaceAll(/[\t\n\r]/g, '');

async function pixelsOf(body: Buffer, depth: number): Promise<number> {
  // The renderer unpacks it, and what it holds would go unseen.
  if (body[0] === 0x1f && body[1] === 0x8b) {
    throw new Undrawable(
      'The drawing holds a compressed drawing, which is not accepted. Embed it uncompressed, or save it all as PNG.',
    );
  }
  const text = body.toString('utf8');
  const drawing = /<(?:[\w.-]+:)?svg[\s>]/i;
  if (drawing.test(text)) return depth < MAX_DEPTH ? embeddedPixels(text, depth + 1) : Infinity;
  // A drawing of two or four bytes a character, whose content would go unseen.
  if (drawing.test(text.replaceAll('\0', ''))) return Infinity;
  const { width, height } = await sharp(body, { limitInputPixels: false })
    .metadata()
    // An unreadable picture is not drawn.
    .catch(() => ({ width: 0, height: 0 }));
  return width * height;
}

/** Decodes the escapes of CSS: `bl\75r` is `blur`. */
const withoutEscapes = (text: string) =>
  text
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_all, code: string) =>
      characterOf(Number.parseInt(code, 16)),
    )
    .replaceAll('\\', '');

function percentDecoded(data: string): Buffer {
  const bytes = data.replaceAll(/%([\da-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
