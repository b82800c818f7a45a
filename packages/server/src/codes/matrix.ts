/** A text as the modules of a 2D code, laid out by bwip-js, which also checks the GS1 syntax. */
import bwip from 'bwip-js/node';
import type { CodeSymbol } from '@hangtag/contract/wire/code';

/** Empty modules to keep around the symbol: ISO/IEC 18004, and one more than ISO/IEC 16022 asks for. */
const quietZones: Readonly<Record<CodeSymbol, number>> = {
  qr: 4,
  datamatrix: 2,
  'gs1-datamatrix': 2,
};

/** The symbol without its quiet zone. */
export interface Matrix {
  readonly symbol: CodeSymbol;
  /** Modules along one side. */
  readonly modules: number;
  /** Empty modules to keep on every side. */
  readonly quietZone: number;
  /** Row by row; true is dark. */
  readonly dark: readonly boolean[];
}

/** The content of the code, which determines the checked syntax. */
export type CodeKind = 'digital-link' | 'short';

const encoders: Readonly<Record<CodeSymbol, Readonly<Record<CodeKind, string>>>> = {
  qr: { 'digital-link': 'gs1dlqrcode', short: 'qrcode' },
  datamatrix: { 'digital-link': 'gs1dldatamatrix', short: 'datamatrix' },
  'gs1-datamatrix': { 'digital-link': 'gs1datamatrix', short: 'gs1datamatrix' },
};

/**
 * Encodes a text; a QR code has error correction M.
 * @throws Error from bwip-js when a Digital Link breaks GS1 syntax.
 */
export function encode(text: string, kind: CodeKind, symbol: CodeSymbol = 'qr'): Matrix {
  const [drawn] = bwip.raw(encoders[symbol][kind], text, symbol === 'qr' ? 'eclevel=M' : '');
  if (!drawn || !('pixs' in drawn)) throw new Error('The encoder drew no modules.');
  const dark = Array.from(drawn.pixs, (pixel) => pixel === 1);
  return { symbol, modules: drawn.pixx, quietZone: quietZones[symbol], dark };
}

/** Modules along one side with the quiet zone. */
export const sideOf = ({ modules, quietZone }: Matrix): number => modules + 2 * quietZone;

/** A run of dark modules; counted from the top left corner of the quiet zone. */
export interface Run {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/** Runs instead of modules, so that no hairline can open between them. */
export function runsOf({ modules, quietZone, dark }: Matrix): readonly Run[] {
  const runs: Run[] = [];
  for (let row = 0; row < modules; row += 1) {
    for (let start = 0; start < modules; start += 1) {
      if (!dark[row * modules + start]) continue;
      let end = start;
      while (end < modules && dark[row * modules + end]) end += 1;
      runs.push({ row: row + quietZone, column: start + quietZone, length: end - start });
      start = end;
    }
  }
  return runs;
}
