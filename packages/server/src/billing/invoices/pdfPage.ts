/** Pages of A4 to write on; text in any script that the font has, the rest as question marks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

interface TextOptions {
  /** Points. */
  readonly size: number;
  /** @default 400 */
  readonly weight?: 400 | 600;
  /** Beside what matters. @default false */
  readonly isQuiet?: boolean;
  /** Points; longer text is broken. @default up to the edge */
  readonly width?: number;
  /** Right-aligned, like numbers. @default false */
  readonly isAtEnd?: boolean;
}

/** Drawing functions; positions are points from the top left corner. */
export interface Page {
  /** Draws text. @returns Its height. */
  text(words: string, x: number, y: number, options: TextOptions): number;
  /** A thin line from one side to the other. */
  rule(start: number, end: number, y: number): void;
  /** Starts a page. @returns Its top. */
  next(): number;
  /** The document as bytes. */
  end(): Promise<Uint8Array<ArrayBuffer>>;
}

const MARGIN = 56;
const INK = '#1f1e1b';
const QUIET = '#6b675f';
const HAIR = '#d8d3c8';

/** Opens a document. @param created Said in the document, so that the same invoice is the same file. */
export function openPage(title: string, created: Date): Page {
  const info = { Title: title, CreationDate: created, ModDate: created };
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info,
    lang: 'en-US',
    font: fileOf('latin', 400),
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve).on('error', reject);
  });

  return {
    text(words, x, y, { size, weight = 400, isQuiet = false, width, isAtEnd = false }) {
      const style = {
        width: width ?? document.page.width - MARGIN - x,
        align: isAtEnd ? 'right' : 'left',
        // Tabular numbers align in columns.
        ...(isAtEnd && { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }),
      } as const;
      document.fillColor(isQuiet ? QUIET : INK).fontSize(size);
      const runs = runsOf(words);
      runs.forEach(({ script, text }, at) => {
        document.font(fileOf(script, weight));
        const options = { ...style, continued: at < runs.length - 1 };
        if (at === 0) document.text(text, x, y, options);
        else document.text(text, options);
      });
      return runs.length === 0 ? size : document.y - y;
    },
    rule(start, end, y) {
      document.moveTo(start, y).lineTo(end, y).lineWidth(0.75).stroke(HAIR);
    },
    next() {
      document.addPage();
      return MARGIN;
    },
    async end() {
      document.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

const { resolve } = createRequire(import.meta.url);

const fileOf = (script: string, weight: number) =>
  resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`);

/** The font comes in parts; which characters each has is written beside it. */
const parts = Object.entries(
  JSON.parse(readFileSync(resolve('@fontsource/inter/unicode.json'), 'utf8')) as Record<
    string,
    string
  >,
)
  // The plainest first: letters that several parts have are taken from it.
  .toSorted(([a], [b]) => a.length - b.length)
  .map(([script, ranges]) => ({ script, ranges: ranges.split(',').map(rangeOf) }));

function rangeOf(written: string): readonly [number, number] {
  const [start = '', end = start] = written.trim().replace('U+', '').split('-');
  return [Number.parseInt(start, 16), Number.parseInt(end, 16)];
}

function scriptOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  return parts.find(({ ranges }) => ranges.some(([start, end]) => code >= start && code <= end))
    ?.script;
}

/** Text in pieces of one part of the font each. */
function runsOf(words: string): readonly { readonly script: string; readonly text: string }[] {
  const runs: { script: string; text: string }[] = [];
  for (const character of words.normalize('NFC')) {
    const found = scriptOf(character);
    const script = found ?? 'latin';
    const text = found ? character : '?';
    const last = runs.at(-1);
    if (last?.script === script) last.text += text;
    else runs.push({ script, text });
  }
  return runs;
}
