/** The ledger of codes: every file that was handed out, and whether its addresses still lead here. */
import * as v from 'valibot';
import type { CodeCheckResult, CodeFormat, CodeLevel, CodeSymbol, PrintUse } from './code.ts';

/** The form of what the ledger enters: a code's file, or a list of serials for a press. */
export type IssuedFormat = CodeFormat | 'csv';

/** Self-checks of an address that are shown one by one. */
export const CHECKS_SHOWN = 8;

/** The self-checks of an address; the last one on top. */
export interface CodeCheck extends CodeCheckResult {
  /** The newest `CHECKS_SHOWN`, the oldest first. */
  readonly last: readonly CodeCheckResult[];
  /** How often it was asked, and how often it led to the product. */
  readonly asked: number;
  readonly answered: number;
}

/** One file that was handed out: a row of the ledger, never changed and never deleted. */
export interface IssuedCode {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  /** Name of the person or program at that time. */
  readonly issuedBy: string;
  /** The text in the symbol, as it was encoded; GS1's Data Matrix as its line for people. */
  readonly text: string;
  readonly symbol: CodeSymbol;
  /** Digits of the linear code beside it; null without one. */
  readonly beside: string | null;
  /** Labels of the page; null where it is no sheet. */
  readonly labels: number | null;
  readonly format: IssuedFormat;
  /** Printed width of the symbol without its quiet zone; null of a list of serials, which has no drawing. */
  readonly widthMm: number | null;
  /** Of a picture; null of vectors. */
  readonly dpi: number | null;
  /** Modules along one side. */
  readonly modules: number;
  /** Error correction; null where it has none to choose, and of files before November 2026. */
  readonly level: CodeLevel | null;
  /** Name of the spot colour; empty for black. */
  readonly ink: string;
  /** What people read below it; empty for nothing. */
  readonly line: string;
  /** The lot in the code; empty for none. */
  readonly lot: string;
  readonly use: PrintUse | null;
  /** Empty where nobody said. */
  readonly purpose: string;
  readonly quantity: number | null;
  /** SHA-256 of the file's bytes, hexadecimal. */
  readonly sha256: string;
  /** Null before the first self-check. */
  readonly check: CodeCheck | null;
}

/** `GET /api/companies/{companyId}/codes/issued?sha256=`: whether a file is one of the company's, bit by bit. */
export const IssuedFileQuery = v.object({
  sha256: v.pipe(
    v.string('Must be a SHA-256 in hexadecimal.'),
    v.regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in hexadecimal.'),
  ),
});

/** What is known of a file; null where it was never handed out like this. */
export interface IssuedFileAnswer {
  readonly found: (IssuedCode & { readonly productId: number; readonly product: string }) | null;
}

/** Rows of the ledger that the screen shows. */
export const ISSUED_SHOWN = 100;

/** `GET /api/companies/{companyId}/products/{productId}/codes/issued`: the newest first, at most `ISSUED_SHOWN`. */
export interface IssuedCodesAnswer {
  readonly issued: readonly IssuedCode[];
  /** How many there are in all. */
  readonly total: number;
  /** When the first was handed out, ISO 8601; null before. */
  readonly firstIssuedAt: string | null;
  /** Copies that were named, in all; a serial counts once, however often its batch was handed out. */
  readonly copies: number;
  /** Numbers that were published of this product, with the day of the first time; the newest first. */
  readonly numbers: readonly { readonly gtin14: string; readonly since: string }[];
}
