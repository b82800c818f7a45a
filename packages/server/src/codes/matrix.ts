/** A text as the modules of a 2D code, laid out by bwip-js, which also checks the GS1 syntax. */
import bwip from 'bwip-js/node';
import type { CodeLevel, CodeSymbol } from '@hangtag/contract/wire/code';

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
  /** Error correction as it stands in the symbol; null of a Data Matrix, which has one only. */
  readonly level: CodeLevel | null;
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

/** Codes by what was asked for; one is wanted again for its size, its picture and its file. */
const encoded = new Map<string, Matrix>();
const MOST = 500;

/**
 * Encodes a text. A QR code has at least the asked error correction: the encoder raises it where the symbol stays as large.
 * @param level @default M
 * @throws Error from bwip-js when a Digital Link breaks GS1 syntax.
 */
export function encode(
  text: string,
  kind: CodeKind,
  symbol: CodeSymbol = 'qr',
  level: CodeLevel = 'M',
): Matrix {
  const key = [symbol, kind, level, text].join(' ');
  const known = encoded.get(key);
  if (known) return known;
  const matrix = encodeOnce(text, kind, symbol, level);
  if (encoded.size >= MOST) encoded.delete(encoded.keys().next().value ?? '');
  encoded.set(key, matrix);
  return matrix;
}

/** As `encode`, of a text that is not asked for again: thousands of them leave others their place. */
export function encodeOnce(
  text: string,
  kind: CodeKind,
  symbol: CodeSymbol = 'qr',
  level: CodeLevel = 'M',
): Matrix {
  const isQr = symbol === 'qr';
  const [drawn] = bwip.raw(encoders[symbol][kind], text, isQr ? `eclevel=${level}` : '');
  if (!drawn || !('pixs' in drawn)) throw new Error('The encoder drew no modules.');
  const dark = Array.from(drawn.pixs, (pixel) => pixel === 1);
  const modules = drawn.pixx;
  return {
    symbol,
    modules,
    quietZone: quietZones[symbol],
    level: isQr ? levelIn(dark, modules) : null,
    dark,
  };
}

/** The error correction that a QR code says it has: the first two modules of its format (ISO/IEC 18004, 7.9). */
function levelIn(dark: readonly boolean[], modules: number): CodeLevel {
  const [first, second] = [dark[8 * modules], dark[8 * modules + 1]];
  if (first) return second ? 'L' : 'M';
  return second ? 'Q' : 'H';
}

/** Modules along one side of QR version 1, and how many each further version has more. */
const SMALLEST = 21;
const STEP = 4;

/** Version of a QR code with so many modules along one side. */
export const versionOf = (modules: number): number => (modules - SMALLEST) / STEP + 1;

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
