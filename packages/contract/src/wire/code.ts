/** The product's code as a file to print (F022, D39). */
import * as v from 'valibot';
import { id, optionalName } from './fields.ts';
import { LOT_MAX, LOT_RULE, isPrintableLot } from './lot.ts';

/** Smallest and largest printed width of the symbol without its quiet zone, in millimetres. */
export const CODE_WIDTH_MM = { min: 10, max: 200, default: 24 } as const;

/** Resolution of PNG codes in dots per inch: label printers have 203, presses up to 1200. */
export const CODE_DPI = { min: 203, max: 1200, default: 300 } as const;

export const codeFormats = ['svg', 'pdf', 'eps', 'png'] as const;
/** The form of a file for printing. */
export type CodeFormat = (typeof codeFormats)[number];

export const codeSymbols = ['qr', 'datamatrix', 'gs1-datamatrix'] as const;
/** The 2D code: a QR code or a Data Matrix of the address, or GS1's Data Matrix of the number alone. */
export type CodeSymbol = (typeof codeSymbols)[number];

export const codeLevels = ['L', 'M', 'Q', 'H'] as const;
/** Error correction of a QR code (ISO/IEC 18004): 7, 15, 25 or 30 % of it may be lost. */
export type CodeLevel = (typeof codeLevels)[number];

/** Longest name of a spot colour. */
export const INK_MAX = 60;

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

/** Printed width of a symbol without its quiet zone, in millimetres. */
export const symbolWidth = within(CODE_WIDTH_MM, 'millimetres');

/** Where a code is read, as a call says it. */
export const printUse = v.picklist(printUses, 'Must be till, phone or poster.');

/** Longest words of what a file is for. */
export const PURPOSE_MAX = 120;

/** Most copies that a file can be noted for. */
export const QUANTITY_MAX = 1_000_000_000;

/** What stands on a file; the answer of a code says which of it a product can have. */
const artworkEntries = {
  symbol: v.optional(v.picklist(codeSymbols, 'Must be qr, datamatrix or gs1-datamatrix.'), 'qr'),
  /** The linear code for tills beside it. */
  beside: v.optional(v.boolean('Must be true or false.'), false),
  /** The number in digits below it. */
  humanReadable: v.optional(v.boolean('Must be true or false.'), false),
  /** Least error correction of a QR code; it is more where that takes no larger symbol. */
  level: v.optional(v.picklist(codeLevels, 'Must be L, M, Q or H.'), 'M'),
  /** The lot that stands in the code beside its number (AI 10); empty for none. */
  lot: v.optional(
    v.pipe(
      optionalName(LOT_MAX),
      v.check((lot) => lot === '' || isPrintableLot(lot), LOT_RULE),
    ),
    '',
  ),
};
/** What stands on a file. */
export type CodeArtwork = v.InferOutput<v.ObjectSchema<typeof artworkEntries, undefined>>;

/** A code as it comes: the address as a QR code. */
export const plainArtwork: CodeArtwork = {
  symbol: 'qr',
  beside: false,
  humanReadable: false,
  level: 'M',
  lot: '',
};

/** `GET …/codes`: of a lot where one is named. */
export const CodeQuery = v.object({ lot: artworkEntries.lot });

/** `GET …/codes/symbol.svg`: the drawing for the screen. */
export const CodeArtworkQuery = v.object({
  symbol: artworkEntries.symbol,
  beside: v.optional(v.picklist(['1', '']), ''),
  humanReadable: v.optional(v.picklist(['1', '']), ''),
  level: artworkEntries.level,
  lot: artworkEntries.lot,
});

/** How a file is printed and what for: the same for one file and for many. */
const printEntries = {
  ...artworkEntries,
  /** Name of the spot colour of PDF and EPS; empty for black ink (K 100). */
  ink: v.optional(optionalName(INK_MAX), ''),
  /** How that colour looks, so that its contrast in red light can be told; null where nobody says. */
  inkColour: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'Must be a colour like #1e4d3b.'))),
    null,
  ),
  widthMm: symbolWidth,
  dpi: within(CODE_DPI, 'dots per inch'),
  /** @default a till with a GTIN, else a phone */
  use: v.optional(printUse),
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

export const sheetPapers = ['a4', 'letter', 'roll'] as const;
/** The paper of a sheet of labels; on a roll each page is one label. */
export type SheetPaper = (typeof sheetPapers)[number];

const length = (most: number, least = 0) =>
  v.pipe(
    v.number('Must be a number of millimetres.'),
    v.minValue(least, `Must be at least ${least} mm.`),
    v.maxValue(most, `Must be at most ${most} mm.`),
  );
const countUpTo = (most: number) =>
  v.pipe(
    v.number('Must be a number.'),
    v.integer('Must be a whole number.'),
    v.minValue(1, 'Must be at least 1.'),
    v.maxValue(most, `Must be at most ${most}.`),
  );

/** Where the labels of a sheet lie, in millimetres. */
export const LabelSheet = v.object({
  paper: v.picklist(sheetPapers, 'Must be a4, letter or roll.'),
  columns: countUpTo(20),
  rows: countUpTo(40),
  labelWidth: length(300, 10),
  labelHeight: length(300, 10),
  marginLeft: length(100),
  marginTop: length(100),
  gapX: length(100),
  gapY: length(100),
});
/** Where the labels of a sheet lie, in millimetres. */
export type LabelSheet = v.InferOutput<typeof LabelSheet>;

const { dpi: _vectorsHaveNone, ...sheetEntries } = printEntries;

/**
 * `POST /api/companies/{companyId}/products/{productId}/codes/sheet`: answers a PDF of one page of labels, and enters it in
 * the ledger.
 */
export const CodeSheetBody = v.object({ sheet: LabelSheet, ...sheetEntries });
/** What a sheet of labels is asked for with. */
export type CodeSheetBody = v.InferInput<typeof CodeSheetBody>;

/** Most products of one pack. */
export const PACK_MAX = 200;

/**
 * `POST /api/companies/{companyId}/codes/pack`: answers a ZIP with the files of all these products as they are drawn, each
 * entered in the ledger. Products without a file are named in it with the reason.
 */
export const CodePackBody = v.object({
  productIds: v.pipe(
    v.array(id, 'Must be a list of ids.'),
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

/** What one self-check of an address found. */
export interface CodeCheckResult {
  /** ISO 8601, UTC. */
  readonly checkedAt: string;
  /** Why it leads nowhere, as a sentence; null when it led to the product. */
  readonly problem: string | null;
}

/** A 2D code as it can be printed. */
export interface SymbolFacts {
  readonly symbol: CodeSymbol;
  readonly text: string;
  /** Modules along one side, without the quiet zone. */
  readonly modules: number;
  /** Empty modules to keep around the symbol (ISO/IEC 18004, 16022). */
  readonly quietZone: number;
  /** Error correction as it stands in the symbol; null of a Data Matrix, which has one only. */
  readonly level: CodeLevel | null;
}

/** Letters that a host is compared with: what a longer one costs. */
export const LONGER_HOST = 10;

/** The linear code of a retail pack, with the digits that it has. */
export interface RetailCode {
  readonly kind: 'EAN-13' | 'EAN-8' | 'UPC-A';
  readonly digits: string;
}

/** `GET /api/companies/{companyId}/products/{productId}/codes`: what the code says and measures. */
export interface CodeAnswer {
  /** The address inside the code: the Digital Link when a GTIN is published, else the short address. */
  readonly url: string;
  readonly kind: 'digital-link' | 'short';
  readonly gtin14: string | null;
  /** The lot in the address; empty for none, and without a GTIN. */
  readonly lot: string;
  /** Modules along one side of the QR code, without the quiet zone. */
  readonly modules: number;
  /** Empty modules to keep around the QR code (ISO/IEC 18004). */
  readonly quietZone: number;
  /** Error correction of the QR code as it comes. */
  readonly level: CodeLevel;
  /** What the product's code can be: QR codes by their error correction first. */
  readonly symbols: readonly SymbolFacts[];
  /** The host in the address, and modules along one side of the QR code with `LONGER_HOST` letters more. */
  readonly host: { readonly letters: number; readonly modulesLonger: number };
  /** The linear code that can stand beside it; null without a GTIN, and of a case's number. */
  readonly retail: RetailCode | null;
  /** Was the drawn picture read back by decoders that did not draw it? */
  readonly decoded: boolean;
  /** The last self-check of the address; null before a file was handed out. */
  readonly check: CodeCheckResult | null;
  /** True while the address opens only on the computer that runs the server. */
  readonly localOnly: boolean;
  readonly published: boolean;
  /** Why no file is handed out now, as a sentence; null when it is. */
  readonly locked: string | null;
}
