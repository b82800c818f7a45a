/** Hands out a file for print: drawn, decoded again, and entered in the ledger (N03). */
import { createHash } from 'node:crypto';
import { pictureRefusal, printRefusal, symbolRefusal } from '@hangtag/contract/rules/printUse';
import { labelCount, sheetRefusal } from '@hangtag/contract/rules/labelSheet';
import type {
  CodeArtwork,
  CodeFormat,
  CodeIssueBody,
  LabelSheet,
  RetailCode,
  SymbolFacts,
} from '@hangtag/contract/wire/code';
import type * as v from 'valibot';
import type { Actor, Services } from '../http/vars.ts';
import type { ProductRow } from '../products/queries.ts';
import { artworkOf, drawVerified } from './codeFile.ts';
import { enterIssued } from './ledger.ts';
import type { CodeKind } from './matrix.ts';
import { addressOf, retailOf, symbolsOf } from './present.ts';

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
  readonly line: string | null;
  readonly retail: RetailCode | null;
}

/** A file that was handed out. */
export interface IssuedFile {
  readonly body: Buffer;
  readonly mime: string;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly sha256: string;
}

type Tools = Pick<Services, 'db' | 'now'> & { readonly actor: Actor };

/** What a product's file says; a sentence where the product has no such code. */
export function codeToPrint(
  product: ProductRow,
  origin: string,
  { symbol, beside, humanReadable }: CodeArtwork,
): CodeToPrint | string {
  const address = addressOf(product, origin);
  const facts = symbolsOf(address).find((each) => each.symbol === symbol);
  const { gtin14, kind } = address;
  if (!facts || (humanReadable && !gtin14)) return 'It has no published GTIN.';
  const retail = beside ? retailOf(address) : null;
  if (beside && !retail) return 'Its number has no linear code for tills.';
  return { ...facts, kind, gtin14, line: humanReadable ? `(01) ${gtin14}` : null, retail };
}

/** Why a file would not be read where it is printed for, or does not fit its labels; null when it does. */
export function printRefusalOf(code: CodeToPrint, print: FilePrint): string | null {
  const { use, format, widthMm, dpi, sheet } = print;
  const refusal = use
    ? (symbolRefusal(code.symbol, use) ??
      (format === 'png'
        ? pictureRefusal(use, code.modules, widthMm, dpi)
        : printRefusal(use, code.modules, widthMm)))
    : null;
  return (
    refusal ?? (sheet ? sheetRefusal(sheet, artworkOf({ ...code, format, widthMm, dpi })) : null)
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
  const { text, kind, symbol, line, retail, modules } = code;
  const { format, widthMm, dpi, use, purpose, quantity, ink, sheet = null } = print;
  const drawing = { text, kind, symbol, line, retail, format, widthMm, dpi, ink, sheet };
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
    use,
    purpose,
    quantity,
    sha256,
  });
  return { body, mime, sha256 };
}
