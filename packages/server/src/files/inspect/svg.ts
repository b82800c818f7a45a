/**
 * What an SVG must not contain: filters, style sheets and files beside it, parts that multiply each other, and embedded
 * pictures that are large once decoded.
 */
import sharp from 'sharp';
import { MAX_PIXELS, Undrawable, damaged } from './pictures.ts';
import { type Piece, readMarkup } from './svgMarkup.ts';
import { MAX_PARTS, countParts } from './svgParts.ts';
import { addressesIn, addressesOf, bodyOf, resolved, withoutEscapes } from './svgStyle.ts';

/** No legitimate SVG nests drawings this deep. */
const MAX_DEPTH = 3;

/** What a drawing, or a picture in it, takes to draw. */
interface Cost {
  readonly pixels: number;
  readonly parts: number;
}

const nothing: Cost = { pixels: 0, parts: 0 };

const reason = {
  pixels:
    'The drawing holds pictures of more than 50 million pixels together. Make them smaller, and save it again.',
  parts:
    'The drawing repeats its parts more than a million times. Make it simpler, or save it as PNG.',
  filters:
    'The drawing uses filters, such as blur or shadow, which are not accepted. Remove them, or save it as PNG.',
  sheet:
    'The drawing has a style sheet beside it, which is not accepted. Write the styles into the drawing, or save it as PNG.',
  files:
    'The drawing includes other files, which is not accepted. Write them into the drawing, or save it as PNG.',
  compressed:
    'The drawing holds a compressed drawing, which is not accepted. Embed it uncompressed, or save it all as PNG.',
};

/** @throws Undrawable with the reason. */
export async function assertPlainSvg(svg: string): Promise<void> {
  const { pixels, parts } = await costOf(svg, 0);
  if (parts > MAX_PARTS) throw new Undrawable(reason.parts);
  if (pixels > MAX_PIXELS) throw new Undrawable(reason.pixels);
}

async function costOf(svg: string, depth: number): Promise<Cost> {
  const embedded = new Map<string, Cost>();
  let pixels = 0;
  let open = 0;
  let style = plain;
  for (const piece of readMarkup(svg)) {
    assertPlain(piece);
    style = readStyle(style, piece);
    for (const address of piece.kind === 'start' ? addressesOf(piece) : addressesIn(piece.text)) {
      const cost = embedded.get(address) ?? (await costOfBody(bodyOf(address), depth));
      if (cost !== nothing) embedded.set(address, cost);
      pixels += cost.pixels;
    }
    if (piece.kind === 'end') open -= 1;
    else if (piece.kind === 'start' && !piece.isEmpty) open += 1;
  }
  // What follows an address that was cut off would go unseen.
  if (open !== 0) throw new Undrawable(damaged);
  return { pixels, parts: countParts(svg, (address) => embedded.get(address)?.parts ?? 0) };
}

function assertPlain(piece: Piece): void {
  if (piece.kind === 'instruction' && /^xml-stylesheet/i.test(piece.text)) {
    throw new Undrawable(reason.sheet);
  }
  if (piece.kind !== 'start') return;
  if (/^filter$/i.test(piece.name)) throw new Undrawable(reason.filters);
  if (/^include$/i.test(piece.name)) throw new Undrawable(reason.files);
}

/** Whether a filter without an element was named, and whether its function was. */
const plain = { hasFilter: false, hasFunction: false };

const filterFunction =
  /(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(|(?:blur|drop-shadow)\s+\(/i;

/** Reads the texts and attributes, each of which may be a style. */
function readStyle(before: typeof plain, piece: Piece): typeof plain {
  let { hasFilter, hasFunction } = before;
  for (const text of piece.kind === 'start' ? piece.attributes.flat() : [piece.text]) {
    const style = withoutEscapes(text);
    hasFilter ||= /filter/i.test(style);
    hasFunction ||= filterFunction.test(style);
    const sheet = style.search(/@import/i);
    // A sheet that is elsewhere is not loaded, and one in the drawing would go unseen.
    if (sheet !== -1 && /data:/i.test(resolved(style.slice(sheet)))) {
      throw new Undrawable(reason.sheet);
    }
  }
  if (hasFilter && hasFunction) throw new Undrawable(reason.filters);
  return { hasFilter, hasFunction };
}

/** First bytes of a drawing that is compressed. */
const compressed = /^\u001F\u008B/;

/** First bytes of a drawing of two or four bytes a character, or in the encoding of mainframes. */
const otherEncoding = /^(?:\u00FE\u00FF|\u00FF\u00FE|\0\0\0<|\0<\0\?|<\0|Lo\u00A7\u0094)/;

/** First bytes of a picture that the renderer may know: PNG, JPEG, GIF, WebP, AVIF. */
const picture = /^(?:\u0089PNG|\u00FF\u00D8|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:avi|mi|ms))/;

async function costOfBody(body: Buffer | null, depth: number): Promise<Cost> {
  if (!body) return nothing;
  const start = body.toString('latin1', 0, 16);
  if (compressed.test(start)) throw new Undrawable(reason.compressed);
  if (picture.test(start)) return { ...nothing, pixels: await pixelsOf(body) };
  const text = body.toString('utf8');
  const isDrawing = /^\uFEFF?\s*</.test(text);
  if (otherEncoding.test(start) || (isDrawing && depth === MAX_DEPTH)) {
    return { ...nothing, pixels: Infinity };
  }
  return isDrawing ? costOf(text, depth + 1) : nothing;
}

async function pixelsOf(body: Buffer): Promise<number> {
  const { width, height } = await sharp(body, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => {
      // The renderer may read what this reader cannot.
      throw new Undrawable(damaged);
    });
  return width * height;
}
