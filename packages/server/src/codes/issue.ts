/** Hands out a file for print: drawn, decoded again, and entered in the ledger. */
import { createHash } from 'node:crypto';
import { humanLines } from '@hangtag/contract/rules/codeSize';
import { inkRefusal } from '@hangtag/contract/rules/inkContrast';
import { pictureRefusal, printRefusal, symbolRefusal } from '@hangtag/contract/rules/printUse';
import { labelCount, sheetRefusal } from '@hangtag/contract/rules/labelSheet';
import type {
  CodeArtwork,
  CodeFormat,
  CodeIssueBody,
  LabelSheet,
  PrintUse,
  RetailCode,
  SymbolFacts,
} from '@hangtag/contract/wire/code';
import type * as v from 'valibot';
import type { Actor, Services } from '../http/vars.ts';
import type { ProductRow } from '../products/queries.ts';
import { artworkOf, drawVerified } from './codeFile.ts';
import { enterIssued } from './ledger.ts';
import type { CodeKind } from './matrix.ts';
import { addressOf, factsOf, retailOf } from './present.ts';

/** How a file is printed and what for. */
export type Print = Omit<v.InferOutput<typeof CodeIssueBody>, 'format'>;

/** A print with the file's form, and the labels of a sheet. */
export type FilePrint = Print & {
  readonly format: CodeFormat;
  /** @default none */
  readonly sheet?: LabelSheet;
};

/** What stands on a product's file. */
export interface CodeToPrint extends SymbolFacts {
  readonly kind: CodeKind;
  readonly gtin14: string | null;
  readonly lines: readonly string[];
  readonly lot: string;
  readonly retail: RetailCode | null;
}

/** A file that was handed out. */
export interface IssuedFile {
  readonly body: Buffer;
  readonly mime: string;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly sha256: string;
}

type Tools = Pick<Services, 'db' | 'now'> & {
  readonly actor: Pick<Actor, 'id' | 'name' | 'email'>;
};

/** What a product's file says; a sentence where the product has no such code. */
export function codeToPrint(
  product: ProductRow,
  origin: string,
  { symbol, level, beside, humanReadable, lot }: CodeArtwork,
): CodeToPrint | string {
  const address = addressOf(product, origin, lot);
  const { gtin14, kind } = address;
  if (gtin14 === null && (humanReadable || lot !== '')) return 'It has no published GTIN.';
  if (symbol === 'gs1-datamatrix' && /[()]/.test(lot)) {
    return 'A lot with brackets has no place in a GS1 DataMatrix.';
  }
  const facts = factsOf(address, symbol, level);
  if (!facts) return 'It has no published GTIN.';
  const retail = beside ? retailOf(address) : null;
  if (beside && !retail) return 'Its number has no linear code for tills.';
  const lines = humanReadable && gtin14 !== null ? humanLines(gtin14, lot) : [];
  return { ...facts, kind, gtin14, lines, lot, retail };
}

/** Where a file is read that nobody said it of: tills are the strictest, and need a number. */
const usualUse = ({ gtin14 }: CodeToPrint): PrintUse => (gtin14 === null ? 'phone' : 'till');

/** Why a file would not be read where it is printed for, or does not fit its labels; null when it does. */
export function printRefusalOf(code: CodeToPrint, print: FilePrint): string | null {
  const { use = usualUse(code), inkColour, format, widthMm, dpi, sheet } = print;
  const refusal =
    symbolRefusal(code.symbol, use) ??
    inkRefusal(use, inkColour) ??
    (format === 'png'
      ? pictureRefusal(use, code.modules, widthMm, dpi)
      : printRefusal(use, code.modules, widthMm));
  return (
    refusal ??
    (sheet
      ? sheetRefusal(sheet, artworkOf({ ...code, level: print.level, format, widthMm, dpi }))
      : null)
  );
}

/**
 * Draws a file and enters it.
 * @throws Refusal 422 when it can't be read back; then nothing is entered.
 */
export async function issueFile(
  { db, now, actor }: Tools,
  product: ProductRow,
  code: CodeToPrint,
  print: FilePrint,
): Promise<IssuedFile> {
  const { text, kind, symbol, level, lines, lot, retail, modules } = code;
  const {
    format,
    widthMm,
    dpi,
    use = usualUse(code),
    purpose,
    quantity,
    ink,
    sheet = null,
  } = print;
  const { level: asked } = print;
  const drawing = {
    text,
    kind,
    symbol,
    level: asked,
    lines,
    retail,
    format,
    widthMm,
    dpi,
    ink,
    sheet,
  };
  const { body, mime } = await drawVerified(drawing);
  const sha256 = createHash('sha256').update(body).digest('hex');
  await enterIssued(db, {
    companyId: product.companyId,
    productId: product.id,
    issuedAt: now(),
    issuedById: actor.id,
    issuedByName: actor.name ?? actor.email,
    text,
    symbol,
    beside: retail?.digits ?? null,
    labels: sheet && labelCount(sheet),
    format,
    widthMm,
    dpi: format === 'png' ? dpi : null,
    modules,
    level,
    ink,
    line: lines.join(' '),
    lot,
    use,
    purpose,
    quantity,
    sha256,
  });
  return { body, mime, sha256 };
}
