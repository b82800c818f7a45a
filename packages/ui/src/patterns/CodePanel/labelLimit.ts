import { MODULE_MM } from '@hangtag/contract/rules/printUse';
import type { PrintUse } from '@hangtag/contract/wire/code';
import type { ChosenCode } from './artwork.ts';

const MM_PER_INCH = 25.4;

/** Square labels by the inch, the smallest first. */
const labels = [
  { name: '½ in', mm: MM_PER_INCH / 2 },
  { name: '⅝ in', mm: (MM_PER_INCH * 5) / 8 },
  { name: '¾ in', mm: (MM_PER_INCH * 3) / 4 },
  { name: '1 in', mm: MM_PER_INCH },
  { name: '1¼ in', mm: MM_PER_INCH * 1.25 },
  { name: '1½ in', mm: MM_PER_INCH * 1.5 },
] as const;

/** Where labels begin to be large enough for a code. */
export interface LabelLimit {
  readonly tooSmall: { readonly name: string };
  /** Width of a module on it, in millimetres. */
  readonly moduleMm: number;
  /** The next larger label, and the width of the symbol that fills it. */
  readonly fits: { readonly name: string; readonly widthMm: number };
}

/** The largest label that is too small for the symbol with its empty area; null where the smallest fits or none does. */
export function labelLimit(
  { modules, quietZone }: Pick<ChosenCode, 'modules' | 'quietZone'>,
  use: PrintUse,
): LabelLimit | null {
  const moduleOn = (mm: number) => mm / (modules + 2 * quietZone);
  const at = labels.findIndex(({ mm }) => moduleOn(mm) >= MODULE_MM[use].min);
  const [tooSmall, fits] = [labels[at - 1], labels[at]];
  if (!tooSmall || !fits) return null;
  const widthMm = Math.floor(moduleOn(fits.mm) * modules * 10) / 10;
  return {
    tooSmall,
    moduleMm: moduleOn(tooSmall.mm),
    fits: { name: fits.name, widthMm },
  };
}
