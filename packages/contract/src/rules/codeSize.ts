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

/** Width of a letter of OCR-B in its height; all have the same. */
const LETTER_EMS = 0.6537;

/** Largest letters of the lines below a symbol. */
const LINE_MM = 3;

/** What people read below a symbol: its number, and the lot on a line of its own (GS1 General Specifications 4.14). */
export const humanLines = (gtin14: string, lot: string): readonly string[] => [
  `(01) ${gtin14}`,
  ...(lot === '' ? [] : [`(10) ${lot}`]),
];

/** As `humanLines`, below the symbol of one item: its lot is not in the code. */
export const itemLines = (gtin14: string, serial: string): readonly string[] => [
  `(01) ${gtin14}`,
  `(21) ${serial}`,
];

/** Height of one of the lines below a symbol of this outer width: the longest fits it. */
export const lineHeightMm = (outerMm: number, lines: readonly string[]): number =>
  Math.min(LINE_MM, outerMm / (Math.max(...lines.map(({ length }) => length)) * LETTER_EMS));

/** A file's outer size. */
export function codeSize(
  { modules, quietZone }: Pick<SymbolFacts, 'modules' | 'quietZone'>,
  widthMm: number,
  on: { readonly lines: readonly string[]; readonly retail: RetailCode | null },
): Size {
  const side = (widthMm / modules) * (modules + 2 * quietZone);
  const height = side + (on.lines.length > 0 ? on.lines.length * lineHeightMm(side, on.lines) : 0);
  if (!on.retail) return { width: side, height };
  const { module, digits, [on.retail.kind]: linear } = RETAIL_UNITS;
  return {
    width: side + CODE_GAP_MM + linear.modules * module,
    height: Math.max(height, (linear.bars + digits) * module),
  };
}
