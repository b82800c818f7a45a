/** The product's code as a file to print (F022, D39). */
import * as v from 'valibot';

/** Smallest and largest printed width of the symbol without its quiet zone, in millimetres. */
export const CODE_WIDTH_MM = { min: 10, max: 200, default: 24 } as const;

/** Resolution of PNG codes in dots per inch: label printers have 203, presses up to 1200. */
export const CODE_DPI = { min: 203, max: 1200, default: 300 } as const;

export const codeFormats = ['svg', 'pdf', 'eps', 'png'] as const;
/** The form of a file for printing. */
export type CodeFormat = (typeof codeFormats)[number];

export const printUses = ['till', 'phone', 'poster'] as const;
/** Where the printed code is read. */
export type PrintUse = (typeof printUses)[number];

const within = (range: { min: number; max: number; default: number }, unit: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}(\.\d)?$/, `Must be a number of ${unit}.`),
      v.transform(Number),
      v.minValue(range.min, `Must be at least ${range.min} ${unit}.`),
      v.maxValue(range.max, `Must be at most ${range.max} ${unit}.`),
    ),
    String(range.default),
  );

/**
 * `GET /api/companies/{companyId}/products/{productId}/codes/qr.{svg|pdf|eps|png}`. A size at which the code would not be
 * read where `use` says is refused.
 */
export const CodeFileQuery = v.object({
  widthMm: within(CODE_WIDTH_MM, 'millimetres'),
  dpi: within(CODE_DPI, 'dots per inch'),
  use: v.optional(v.picklist(printUses, 'Must be till, phone or poster.')),
});

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
}
