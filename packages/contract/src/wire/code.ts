/** The product's code as a file to print (F022, D39). */
import * as v from 'valibot';

/** Smallest and largest printed width of the symbol without its quiet zone, in millimetres. */
export const CODE_WIDTH_MM = { min: 10, max: 200, default: 24 } as const;

/** Resolution of PNG codes in dots per inch; print needs at least 300. */
export const CODE_DPI = { min: 300, max: 1200, default: 300 } as const;

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

/** `GET /api/companies/{companyId}/products/{productId}/codes/qr.{svg|png}`. */
export const CodeFileQuery = v.object({
  widthMm: within(CODE_WIDTH_MM, 'millimetres'),
  dpi: within(CODE_DPI, 'dots per inch'),
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
