/** The outer size of a printed code with all that stands on its file, in millimetres. */
import type { RetailCode, SymbolFacts } from '../wire/code.ts';
import type { Size } from './labelSheet.ts';

/** Between the empty areas of two codes beside each other. */
export const CODE_GAP_MM = 2;

/** Linear codes at 100 %: millimetres of a module; modules with both empty areas, of the bars' height, and of the digits below. */
export const RETAIL_UNITS = {
  module: 0.33,
  digits: 9.3,
  'EAN-13': { modules: 113, bars: 69.24 },
  'UPC-A': { modules: 113, bars: 69.24 },
  'EAN-8': { modules: 81, bars: 55.24 },
} as const;

/** Width of `(01) 09506000134352` in letters of its height: the 19 letters of OCR-B have one width. */
const LINE_EMS = 19 * 0.6537;

/** Largest letters of that line. */
const LINE_MM = 3;

/** Height of the line below a symbol of this outer width. */
export const lineHeightMm = (outerMm: number): number => Math.min(LINE_MM, outerMm / LINE_EMS);

/** A file's outer size. */
export function codeSize(
  { modules, quietZone }: Pick<SymbolFacts, 'modules' | 'quietZone'>,
  widthMm: number,
  on: { readonly humanReadable: boolean; readonly retail: RetailCode | null },
): Size {
  const side = (widthMm / modules) * (modules + 2 * quietZone);
  const height = side + (on.humanReadable ? lineHeightMm(side) : 0);
  if (!on.retail) return { width: side, height };
  const { module, digits, [on.retail.kind]: linear } = RETAIL_UNITS;
  return {
    width: side + CODE_GAP_MM + linear.modules * module,
    height: Math.max(height, (linear.bars + digits) * module),
  };
}
