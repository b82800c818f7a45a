/** The product's code as a file to print (F022, D39). */
import * as v from 'valibot';
import { optionalName } from './fields.ts';

/** Smallest and largest printed width of the symbol without its quiet zone, in millimetres. */
export const CODE_WIDTH_MM = { min: 10, max: 200, default: 24 } as const;

/** Resolution of PNG codes in dots per inch: label printers have 203, presses up to 1200. */
export const CODE_DPI = { min: 203, max: 1200, default: 300 } as const;

export const codeFormats = ['svg', 'pdf', 'eps', 'png'] as const;
/** The form of a file for printing. */
export type CodeFormat = (typeof codeFormats)[number];

/** The form of what the ledger enters: a code's file, or a list of serials for a press. */
export type IssuedFormat = CodeFormat | 'csv';

export const printUses = ['till', 'phone', 'poster'] as const;
/** Where the printed code is read. */
export type PrintUse = (typeof printUses)[number];

const within = (range: { min: number; max: number; default: number }, unit: string) =>
  v.optional(
    v.pipe(
      v.number(`Must be a number of ${unit}.`),
      v.minValue(range.min, `Must be at least ${range.min} ${unit}.`),
      v.maxValue(range.max, `Must be at most ${range.max} ${unit}.`),
      v.check((value) => Number(value.toFixed(1)) === value, 'Must have at most one decimal.'),
    ),
    range.default,
  );

/** Longest words of what a file is for. */
export const PURPOSE_MAX = 120;

/** Most copies that a file can be noted for. */
export const QUANTITY_MAX = 1_000_000_000;

/** How a file is printed and what for: the same for one file and for many. */
const printEntries = {
  widthMm: within(CODE_WIDTH_MM, 'millimetres'),
  dpi: within(CODE_DPI, 'dots per inch'),
  use: v.optional(v.picklist(printUses, 'Must be till, phone or poster.')),
  /** What it is printed on, in the words of who asks for it. */
  purpose: v.optional(optionalName(PURPOSE_MAX), ''),
  /** How many will be printed; null where nobody says. */
  quantity: v.optional(
    v.nullable(
      v.pipe(
        v.number('Must be a number.'),
        v.integer('Must be a whole number.'),
        v.minValue(1, 'Must be at least 1.'),
        v.maxValue(QUANTITY_MAX, `Must be at most ${QUANTITY_MAX}.`),
      ),
    ),
    null,
  ),
};

const format = v.picklist(codeFormats, 'Must be svg, pdf, eps or png.');

/**
 * `POST /api/companies/{companyId}/products/{productId}/codes`: answers the file, and enters it in the ledger. A size at
 * which the code would not be read where `use` says is refused.
 */
export const CodeIssueBody = v.object({ format, ...printEntries });
/** What a file is asked for with. */
export type CodeIssueBody = v.InferInput<typeof CodeIssueBody>;

/** Most products of one pack. */
export const PACK_MAX = 200;

/**
 * `POST /api/companies/{companyId}/codes/pack`: answers a ZIP with the files of all these products as they are drawn, each
 * entered in the ledger. Products without a file are named in it with the reason.
 */
export const CodePackBody = v.object({
  productIds: v.pipe(
    v.array(
      v.pipe(v.number('Must be an id.'), v.integer('Must be an id.')),
      'Must be a list of ids.',
    ),
    v.minLength(1, 'Choose at least one product.'),
    v.maxLength(PACK_MAX, `Must be at most ${PACK_MAX} products.`),
    v.transform((ids) => [...new Set(ids)]),
  ),
  formats: v.pipe(
    v.array(format, 'Must be a list of formats.'),
    v.minLength(1, 'Choose at least one format.'),
    v.transform((formats) => [...new Set(formats)]),
  ),
  ...printEntries,
});
/** What a pack is asked for with. */
export type CodePackBody = v.InferInput<typeof CodePackBody>;

/** Header of a pack: how many files the ZIP will have, so that its progress can be shown while it comes. */
export const PACK_FILES_HEADER = 'Pack-Files';

/** What the last self-check of an address found. */
export interface CodeCheck {
  /** ISO 8601, UTC. */
  readonly checkedAt: string;
  /** Why it leads nowhere, as a sentence; null when it led to the product. */
  readonly problem: string | null;
}

/** One file that was handed out: a row of the ledger, never changed and never deleted. */
export interface IssuedCode {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  /** Name of the person or program at that time. */
  readonly issuedBy: string;
  /** The text in the symbol, as it was encoded. */
  readonly text: string;
  readonly format: IssuedFormat;
  /** Printed width of the symbol without its quiet zone; null of a list of serials, which has no drawing. */
  readonly widthMm: number | null;
  /** Of a picture; null of vectors. */
  readonly dpi: number | null;
  /** Modules along one side. */
  readonly modules: number;
  readonly use: PrintUse | null;
  /** Empty where nobody said. */
  readonly purpose: string;
  readonly quantity: number | null;
  /** SHA-256 of the file's bytes, hexadecimal. */
  readonly sha256: string;
  /** Null before the first self-check. */
  readonly check: CodeCheck | null;
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
  /** Copies that were named, in all. */
  readonly copies: number;
}

/** `GET /api/companies/{companyId}/products/{productId}/codes`: what the code says and measures. */
export interface CodeAnswer {
  /** The address inside the code: the Digital Link when a GTIN is published, else the short address. */
  readonly url: string;
  readonly kind: 'digital-link' | 'short';
  readonly gtin14: string | null;
  /** Modules along one side, without the quiet zone. */
  readonly modules: number;
  /** Empty modules to keep around the symbol (ISO/IEC 18004). */
  readonly quietZone: number;
  /** Was the drawn picture read back by a decoder that did not draw it? */
  readonly decoded: boolean;
  /** True while the address opens only on the computer that runs the server. */
  readonly localOnly: boolean;
  readonly published: boolean;
  /** Why no file is handed out now, as a sentence; null when it is. */
  readonly locked: string | null;
}
