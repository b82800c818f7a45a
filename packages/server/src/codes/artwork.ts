/** What is printed of a code, in millimetres: the symbol in its empty area, its number below, the linear code beside it. */
import bwip from 'bwip-js/node';
import { CODE_GAP_MM, RETAIL_UNITS, lineHeightMm } from '@hangtag/contract/rules/codeSize';
import type { RetailCode } from '@hangtag/contract/wire/code';
import { type Matrix, runsOf, sideOf } from './matrix.ts';

/** A dark rectangle, in modules of its part. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A step of an outline; the curves are quadratic. */
export type OutlineStep =
  | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
  | {
      readonly type: 'Q';
      readonly x: number;
      readonly y: number;
      readonly cx: number;
      readonly cy: number;
    };

/** Rectangles and letters with a scale of their own; y grows downwards. */
export interface Part {
  /** The top left corner, in millimetres. */
  readonly x: number;
  readonly y: number;
  /** Millimetres of one module. */
  readonly unit: number;
  readonly rects: readonly Rect[];
  /** Letters as closed outlines in modules, so that no file needs a font. */
  readonly outlines: readonly (readonly OutlineStep[])[];
}

/** All of it with its outer size in millimetres. */
export interface Artwork {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

/** What stands on the artwork besides the symbol. */
export interface Composition {
  readonly matrix: Matrix;
  /** Width of the symbol without its empty area, in millimetres. */
  readonly widthMm: number;
  /** The lines below the symbol. */
  readonly lines: readonly string[];
  /** The linear code beside it; null for none. */
  readonly retail: RetailCode | null;
}

/** Lays a code out. @param snap Widths of a module that the device can print. @default any */
export function compose(
  { matrix, widthMm, lines, retail }: Composition,
  snap: (mm: number) => number = (mm) => mm,
): Artwork {
  const unit = snap(widthMm / matrix.modules);
  const side = sideOf(matrix) * unit;
  const rects = runsOf(matrix).map(({ row, column, length }) => ({
    x: column,
    y: row,
    width: length,
    height: 1,
  }));
  const symbol: Part = { x: 0, y: 0, unit, rects, outlines: [] };
  const below = lines.length === 0 ? null : linesBelow(lines, side);
  const beside = retail && linearCode(retail, side + CODE_GAP_MM, snap(RETAIL_UNITS.module));
  return {
    width: beside ? beside.part.x + beside.width : side,
    height: Math.max(side + (below?.height ?? 0), beside?.height ?? 0),
    parts: [symbol, below?.part, beside?.part].filter(
      (part) => part !== undefined && part !== null,
    ),
  };
}

/** Lines under the empty area, each in its middle, in letters that fit its width. */
function linesBelow(
  lines: readonly string[],
  side: number,
): { readonly part: Part; readonly height: number } {
  const unit = lineHeightMm(side, lines);
  const outlines = lines.flatMap((line, at) =>
    outlinesOf(line, (side / unit - widthOf(line)) / 2, at + 0.8, 1),
  );
  return { part: { x: 0, y: side, unit, rects: [], outlines }, height: lines.length * unit };
}

/** The encoder of a linear code, and empty modules before its first bar (GS1 General Specifications 5.2). */
const linear = {
  'EAN-13': { bcid: 'ean13', before: 11 },
  'UPC-A': { bcid: 'upca', before: 9 },
  'EAN-8': { bcid: 'ean8', before: 7 },
} as const;
/** Modules by which guards are longer, and by which the digits' ground line lies below the bars. */
const GUARD = 5;
const BASELINE = 8.7;

/** The raw drawing of a linear code; the library's types leave its text out. */
interface RawLinear {
  /** Widths of bar, space, bar…, in modules. */
  readonly sbs: readonly number[];
  /** Where each bar begins above the ground; below it for guards. */
  readonly bbs: readonly number[];
  readonly txt: readonly (readonly [
    text: string,
    x: number,
    y: number,
    font: string,
    size: number,
  ])[];
}

function linearCode({ kind, digits }: RetailCode, x: number, unit: number) {
  const { bcid, before } = linear[kind];
  const { modules, bars: height } = RETAIL_UNITS[kind];
  const [raw] = bwip.raw(bcid, digits, 'includetext') as unknown as readonly RawLinear[];
  if (!raw) throw new Error('The encoder drew no bars.');
  const rects: Rect[] = [];
  let at = before;
  raw.sbs.forEach((width, place) => {
    // Bars and spaces take turns; the first is a bar.
    const isBar = place % 2 === 0;
    const isGuard = (raw.bbs[place / 2] ?? 0) < 0;
    if (isBar) rects.push({ x: at, y: 0, width, height: isGuard ? height + GUARD : height });
    at += width;
  });
  const outlines = raw.txt.flatMap(([text, left, , , size]) =>
    outlinesOf(text, before + left, height + BASELINE, size),
  );
  return {
    part: { x, y: 0, unit, rects, outlines } satisfies Part,
    width: modules * unit,
    height: (height + RETAIL_UNITS.digits) * unit,
  };
}

/** The library's own letters, which are those that linear codes are set in. */
const FONT = bwip.FontLib.lookup('OCR-B');

/** Outlines are asked for at this size, because small ones are rounded. */
const EM = 1000;

const glyph = (letter: string) => bwip.FontLib.getpaths(FONT, letter.charCodeAt(0), EM, EM);

const lettersOf = (line: string) => line.split('');

/** Width of a line in ems. */
const widthOf = (line: string): number =>
  lettersOf(line).reduce((sum, letter) => sum + glyph(letter).advance / EM, 0);

/** A line of letters from its left end on its ground line. */
function outlinesOf(line: string, x: number, y: number, size: number) {
  const scale = size / EM;
  let left = x;
  return lettersOf(line).map((letter) => {
    const path = glyph(letter);
    const placed = path.map((step): OutlineStep => {
      const to = { x: left + step.x * scale, y: y - step.y * scale };
      if (step.type === 'C') throw new Error('The letters have no cubic curves.');
      return step.type === 'Q'
        ? { type: 'Q', ...to, cx: left + step.cx * scale, cy: y - step.cy * scale }
        : { type: step.type, ...to };
    });
    left += path.advance * scale;
    return placed;
  });
}
