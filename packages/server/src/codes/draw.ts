/** Artwork as vectors to print, exact in millimetres, its empty area included. */
import PDFDocument from 'pdfkit';
import type { Artwork, OutlineStep, Part } from './artwork.ts';

const POINTS_PER_MM = 72 / 25.4;

/** A drawing's parameters. */
export interface Drawing {
  /** What people read who open the file in a program; never a secret. */
  readonly title: string;
  /** Name of a spot colour; empty for black ink. */
  readonly ink: string;
}

/** A page with the same artwork at several places, in millimetres. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** SVG of this size in millimetres; each part has a unit of one module. @param id Names symbol, version and level. */
export function drawSvg(artwork: Artwork, { title, id }: { title: string; id: string }): string {
  const { width, height, parts } = artwork;
  const size = `${short(width)} ${short(height)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${id}"`,
    ` width="${short(width)}mm" height="${short(height)}mm" viewBox="0 0 ${size}">`,
    `<title>${escapeXml(title)}</title>`,
    `<path fill="#fff" d="M0 0h${short(width)}v${short(height)}H0z"/>`,
    ...parts.map(svgOf),
    '</svg>\n',
  ].join('');
}

function svgOf(part: Part): string {
  const { x, y, unit } = part;
  const place = `translate(${short(x)} ${short(y)}) scale(${unit.toFixed(7)})`;
  const bars = `<path shape-rendering="crispEdges" d="${rectPath(part)}"/>`;
  const letters = `<path d="${outlinePath(part)}"/>`;
  const drawn = [part.rects.length > 0 && bars, part.outlines.length > 0 && letters];
  return `<g fill="#000" transform="${place}">${drawn.filter(Boolean).join('')}</g>`;
}

/** PDF in one ink, because several inks on one module never meet exactly. @param page @default the artwork alone */
export async function drawPdf(
  artwork: Artwork,
  { title, ink }: Drawing,
  page: PdfPage = { ...artwork, places: [{ x: 0, y: 0 }] },
): Promise<Buffer> {
  const { width, height, places } = page;
  return drawPdfPages([{ width, height, labels: places.map((place) => ({ ...place, artwork })) }], {
    title,
    ink,
  });
}

/** A page with an artwork of its own at each place, in millimetres. */
export interface LabelPage {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly {
    readonly x: number;
    readonly y: number;
    readonly artwork: Artwork;
  }[];
}

/** As `drawPdf`, of many pages; each is drawn before the next one is asked for. */
export async function drawPdfPages(
  pages: AsyncIterable<LabelPage> | Iterable<LabelPage>,
  { title, ink }: Drawing,
): Promise<Buffer> {
  // Equal requests give equal files, so the file has no date of its own.
  const made = new Date(0);
  const info = { Title: title, CreationDate: made, ModDate: made };
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, info });
  if (ink) (document as unknown as SpotInks).addSpotColor(ink, 0, 0, 0, 100);
  for await (const { labels, ...page } of pages) {
    const size: [number, number] = [page.width * POINTS_PER_MM, page.height * POINTS_PER_MM];
    document.addPage({ size, margin: 0 });
    Object.assign(document.page.dictionary.data, { TrimBox: [0, 0, ...size] });
    for (const label of labels) {
      for (const part of label.artwork.parts) {
        document
          .save()
          .translate((label.x + part.x) * POINTS_PER_MM, (label.y + part.y) * POINTS_PER_MM)
          .scale(part.unit * POINTS_PER_MM)
          .path(rectPath(part) + outlinePath(part))
          .fill(ink || [0, 0, 0, 100])
          .restore();
      }
    }
  }
  document.end();
  const pieces: Buffer[] = [];
  for await (const piece of document) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Missing in the library's types. */
interface SpotInks {
  addSpotColor: (name: string, ...cmyk: readonly [number, number, number, number]) => void;
}

/** EPS with one rectangle per run of dark modules, in one ink. */
export function drawEps({ width, height, parts }: Artwork, { title, ink }: Drawing): string {
  const points = [width * POINTS_PER_MM, height * POINTS_PER_MM] as const;
  const name = postScriptText(ink);
  const colour = ink
    ? `[/Separation (${name}) /DeviceCMYK {0 0 0 4 -1 roll}] setcolorspace 1 setcolor`
    : '0 0 0 1 setcmykcolor';
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%Title: ${plain(title)}`,
    `%%BoundingBox: 0 0 ${points.map(Math.ceil).join(' ')}`,
    `%%HiResBoundingBox: 0 0 ${points.map((each) => each.toFixed(4)).join(' ')}`,
    ...(ink ? [`%%DocumentCustomColors: (${name})`] : []),
    '%%EndComments',
    ...parts.flatMap(({ x, y, unit, rects, outlines }) => [
      // PostScript counts from the bottom.
      `gsave ${(x * POINTS_PER_MM).toFixed(4)} ${((height - y) * POINTS_PER_MM).toFixed(4)} translate`,
      `${(unit * POINTS_PER_MM).toFixed(6)} dup neg scale ${colour}`,
      ...rects.map((each) => `${each.x} ${each.y} ${each.width} ${each.height} rectfill`),
      ...(outlines.length > 0 ? ['newpath', ...outlines.flatMap(postScriptOf), 'fill'] : []),
      'grestore',
    ]),
    '%%EOF',
    '',
  ].join('\n');
}

/** An outline's steps; PostScript has cubic curves only. */
function postScriptOf(steps: readonly OutlineStep[]): string[] {
  let from = { x: 0, y: 0 };
  const lines = steps.map((step, at) => {
    const { x, y } = step;
    const start: { readonly x: number; readonly y: number } = from;
    from = { x, y };
    if (step.type === 'Q') {
      const { cx, cy } = step;
      const first = points(start.x + (2 / 3) * (cx - start.x), start.y + (2 / 3) * (cy - start.y));
      const second = points(x + (2 / 3) * (cx - x), y + (2 / 3) * (cy - y));
      return `${first} ${second} ${points(x, y)} curveto`;
    }
    if (step.type === 'L') return `${points(x, y)} lineto`;
    return `${at > 0 ? 'closepath ' : ''}${points(x, y)} moveto`;
  });
  return steps.length > 0 ? [...lines, 'closepath'] : [];
}

const points = (...each: readonly number[]) => each.map((one) => one.toFixed(4)).join(' ');

const plain = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?');
const postScriptText = (text: string) => plain(text).replaceAll(/[\\()]/g, String.raw`\$&`);

const rectPath = ({ rects }: Part): string =>
  rects.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

/** The outlines as an SVG path. */
export const outlinePath = ({ outlines }: Pick<Part, 'outlines'>): string =>
  outlines
    .map((steps) =>
      steps
        .map((step, at) => {
          const to = points(step.x, step.y);
          if (step.type === 'Q') return `Q${points(step.cx, step.cy)} ${to}`;
          return step.type === 'M' && at > 0 ? `zM${to}` : `${step.type}${to}`;
        })
        .join('')
        .concat(steps.length > 0 ? 'z' : ''),
    )
    .join('');

const short = (mm: number) => Number(mm.toFixed(4));

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
