/** The print files of many products as entries of one ZIP, with a list of what is in it and what is not. */
import type { CodeFormat } from '@hangtag/contract/wire/code';
import { CSV_START, type Cell, csvLine } from '../http/csv.ts';
import { Refusal } from '../http/refusal.ts';
import type { ZipEntry } from '../http/sendZip.ts';
import type { Actor, Services } from '../http/vars.ts';
import type { ProductRow } from '../products/queries.ts';
import { artworkOf } from './codeFile.ts';
import { type CodeToPrint, type Print, codeToPrint, issueFile, printRefusalOf } from './issue.ts';
import { isLocalOnly, packFileName } from './present.ts';

/** Entries of a pack besides its print files: list and explanation. */
export const PACK_NOTES = 2;

type PackPrint = Print & { readonly formats: readonly CodeFormat[] };

interface PackFile {
  readonly product: ProductRow;
  readonly code: CodeToPrint;
  readonly format: CodeFormat;
}

/** A file that the pack does not have, and why. */
interface Missing {
  readonly product: ProductRow;
  readonly format: CodeFormat;
  readonly reason: string;
}

interface PackPlan {
  readonly origin: string;
  readonly files: readonly PackFile[];
  readonly missing: readonly Missing[];
}

/** Decides before the first byte leaves which files there will be. @param closedReason Why nothing of a product is handed out. */
export function planPack(
  products: readonly ProductRow[],
  print: PackPrint,
  by: { readonly origin: string; readonly closedReason: (product: ProductRow) => string | null },
): PackPlan {
  const files: PackFile[] = [];
  const missing: Missing[] = [];
  for (const product of products) {
    const code = codeToPrint(product, by.origin, print);
    for (const format of print.formats) {
      const reason =
        by.closedReason(product) ??
        (typeof code === 'string' ? code : printRefusalOf(code, { ...print, format }));
      if (reason !== null) missing.push({ product, format, reason });
      else if (typeof code !== 'string') files.push({ product, code, format });
    }
  }
  return { origin: by.origin, files, missing };
}

/** Why a pack would be empty. */
export function nothingToPrint({ missing }: PackPlan): string {
  const reasons = [...new Set(missing.map(({ reason }) => reason))];
  return `None of these products can be printed: ${reasons.join(' ')}`;
}

/** Draws one file after the other, each entered in the ledger before it leaves; one that can't be read back is listed instead. */
export async function* packEntries(
  tools: Pick<Services, 'db' | 'now'> & { readonly actor: Actor },
  { origin, files, missing: known }: PackPlan,
  print: PackPrint,
): AsyncGenerator<ZipEntry> {
  const lines: (readonly Cell[])[] = [];
  const missing = [...known];
  for (const file of files) {
    const { product, code, format } = file;
    const name = packFileName(product, code, { ...print, format }, origin);
    try {
      const { body, sha256 } = await issueFile(tools, product, code, { ...print, format });
      lines.push(lineOf(file, print, { name, sha256 }));
      yield { name, body };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      missing.push({ product, format, reason: error.message });
    }
  }
  for (const file of missing) {
    lines.push(missingLine(file));
  }
  yield {
    name: 'index.csv',
    body: Buffer.from(CSV_START + [heads, ...lines].map(csvLine).join('')),
  };
  const readme = explanation(tools, {
    print,
    missing,
    origin,
    count: lines.length - missing.length,
  });
  yield { name: 'README.txt', body: Buffer.from(readme) };
}

const heads = [
  'file',
  'product',
  'model',
  'gtin14',
  'text',
  'symbol',
  'human_readable',
  'linear_code',
  'outer_width_mm',
  'outer_height_mm',
  'modules',
  'sha256',
  'page',
  'not_printed',
] as const;

function lineOf(
  { product, code, format }: PackFile,
  { widthMm, dpi, level }: PackPrint,
  { name, sha256 }: { readonly name: string; readonly sha256: string },
): readonly Cell[] {
  const { gtin14, text, symbol, lines, retail, modules } = code;
  const { width, height } = artworkOf({ ...code, level, format, widthMm, dpi });
  return [
    name,
    product.name,
    product.model,
    gtin14,
    text,
    symbol,
    lines.join(' ') || null,
    retail && `${retail.kind} ${retail.digits}`,
    Number(width.toFixed(2)),
    Number(height.toFixed(2)),
    modules,
    sha256,
    product.published ? 'published' : 'not published yet',
    null,
  ];
}

const missingLine = ({ product, reason }: Missing): readonly Cell[] => [
  null,
  product.name,
  product.model,
  ...heads.slice(3, -1).map(() => null),
  reason,
];

function explanation(
  { now, actor }: Pick<Services, 'now'> & { readonly actor: Actor },
  pack: {
    readonly print: PackPrint;
    readonly missing: readonly Missing[];
    readonly origin: string;
    readonly count: number;
  },
): string {
  const { purpose, widthMm } = pack.print;
  const unpublished =
    'An address marked “not published yet” in index.csv shows nothing until its page is published.';
  return [
    `${pack.count} print files, ${now().toISOString().slice(0, 10)}, ${actor.name ?? actor.email}`,
    ...(purpose ? [`For: ${purpose}`] : []),
    '',
    `Symbols are ${widthMm} mm wide without the empty area that each file has around it.`,
    'Print at 100 %, dark on light, and keep the empty area. Do not convert the black to several inks.',
    'Each file was decoded again from its own bytes. The print itself is measured with a verifier.',
    'index.csv lists every file with the text in its code and its SHA-256.',
    unpublished,
    ...(isLocalOnly(pack.origin)
      ? ['These codes open only on one computer: do not print them.']
      : []),
    ...(pack.missing.length > 0 ? ['', 'Not in this pack:'] : []),
    ...pack.missing.map(
      ({ product, format, reason }) => `- ${product.name} (${format}): ${reason}`,
    ),
    '',
  ].join('\r\n');
}
