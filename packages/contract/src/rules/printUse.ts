/** Where a printed code is read, and how large its modules must be there (GS1 General Specifications 5.12). */
import { CODE_WIDTH_MM, type CodeSymbol, type PrintUse } from '../wire/code.ts';

/** Smallest and largest width of a module, in millimetres; null without limit. */
export const MODULE_MM: Readonly<
  Record<PrintUse, { readonly min: number; readonly max: number | null }>
> = {
  till: { min: 0.396, max: 0.99 },
  phone: { min: 0.38, max: null },
  poster: { min: 0.38, max: null },
};

/** Where a printed code is read, as forms call it. */
export const printUseLabels: Readonly<Record<PrintUse, string>> = {
  till: 'At a till',
  phone: 'On a label, by phone',
  poster: 'On a poster',
};

/** Width of one module at this printed width, in millimetres. */
export const moduleMm = (modules: number, widthMm: number): number => widthMm / modules;

/** Widths that can be printed and are read, in whole millimetres. @param modules Along one side. */
export function widthsFor(
  use: PrintUse,
  modules: number,
): { readonly min: number; readonly max: number } {
  const { min, max } = MODULE_MM[use];
  return {
    min: Math.max(CODE_WIDTH_MM.min, Math.ceil(min * modules)),
    max: max === null ? CODE_WIDTH_MM.max : Math.min(CODE_WIDTH_MM.max, Math.floor(max * modules)),
  };
}

/** Why a code of this size would not be read there; null when it is. */
export function printRefusal(use: PrintUse, modules: number, widthMm: number): string | null {
  const size = moduleMm(modules, widthMm);
  const { min, max } = MODULE_MM[use];
  if (size >= min && (max === null || size <= max)) return null;
  const widths = widthsFor(use, modules);
  return use === 'till'
    ? `Print it ${widths.min} to ${widths.max} mm wide to be read at a till.`
    : `Print it at least ${widths.min} mm wide to be read by phones.`;
}

/** Why this 2D code is not read there at all; null when it is. */
export const symbolRefusal = (symbol: CodeSymbol, use: PrintUse): string | null =>
  symbol === 'gs1-datamatrix' && use !== 'till'
    ? 'GS1 DataMatrix has the number and no address, so phones open nothing. Choose QR code or Data Matrix.'
    : null;

/** Pixels of one module in a picture of this resolution, and the width it is printed at. */
export function pixelsOf(
  modules: number,
  widthMm: number,
  dpi: number,
): { readonly perModule: number; readonly widthMm: number } {
  const perModule = Math.max(1, Math.round((moduleMm(modules, widthMm) / MM_PER_INCH) * dpi));
  return { perModule, widthMm: (perModule * modules * MM_PER_INCH) / dpi };
}

/** As `printRefusal`, of a picture, which is printed at the nearest width of whole pixels. */
export function pictureRefusal(
  use: PrintUse,
  modules: number,
  widthMm: number,
  dpi: number,
): string | null {
  const printed = pixelsOf(modules, widthMm, dpi).widthMm;
  const refusal = printRefusal(use, modules, printed);
  return refusal && `${printed.toFixed(1)} mm wide in whole pixels. ${refusal}`;
}

const MM_PER_INCH = 25.4;
