/** Sheets of labels: where each label lies, and whether a code fits on it. All lengths are in millimetres. */
import type { LabelSheet, SheetPaper } from '../wire/code.ts';

/** Width and height. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The papers; a roll is as wide and long as its label. */
const papers: Readonly<Record<Exclude<SheetPaper, 'roll'>, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** The size of a page. */
export function paperSize({ paper, labelWidth, labelHeight }: LabelSheet): Size {
  return paper === 'roll' ? { width: labelWidth, height: labelHeight } : papers[paper];
}

/** Labels of one page. */
export const labelCount = ({ paper, columns, rows }: LabelSheet): number =>
  paper === 'roll' ? 1 : columns * rows;

/** The top left corners of the labels, row by row. */
export function labelPlaces(
  sheet: LabelSheet,
): readonly { readonly x: number; readonly y: number }[] {
  if (sheet.paper === 'roll') return [{ x: 0, y: 0 }];
  const { columns, rows, labelWidth, labelHeight, marginLeft, marginTop, gapX, gapY } = sheet;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: marginLeft + (at % columns) * (labelWidth + gapX),
    y: marginTop + Math.floor(at / columns) * (labelHeight + gapY),
  }));
}

const mm = (length: number) => String(Number(length.toFixed(1)));

/** Why this code can't be printed on these labels; null when it can. @param code Its outer size. */
export function sheetRefusal(sheet: LabelSheet, code: Size): string | null {
  const { labelWidth, labelHeight } = sheet;
  if (code.width > labelWidth || code.height > labelHeight) {
    return `The code needs ${mm(code.width)} × ${mm(code.height)} mm, and a label has ${mm(labelWidth)} × ${mm(labelHeight)} mm.`;
  }
  const paper = paperSize(sheet);
  const last = labelPlaces(sheet).at(-1) ?? { x: 0, y: 0 };
  // A hair of rounding is no overflow.
  const isOver = (end: number, side: number) => end > side + 0.05;
  if (isOver(last.x + labelWidth, paper.width)) {
    return `The labels end ${mm(last.x + labelWidth)} mm from the left edge, and the paper is ${mm(paper.width)} mm wide.`;
  }
  if (isOver(last.y + labelHeight, paper.height)) {
    return `The labels end ${mm(last.y + labelHeight)} mm from the top, and the paper is ${mm(paper.height)} mm high.`;
  }
  return null;
}

/** Sheets that are sold everywhere. */
export const commonSheets = {
  'a4-12': sheetOf('a4', [3, 4], [63.5, 72], [7.2, 4.5], [2.5, 0]),
  'a4-24': sheetOf('a4', [3, 8], [70, 36], [0, 4.5], [0, 0]),
  'letter-6': sheetOf('letter', [2, 3], [101.6, 84.7], [4, 12.7], [4.8, 0]),
  'letter-20': sheetOf('letter', [4, 5], [50.8, 50.8], [4, 12.7], [1.6, 0]),
  'roll-50': sheetOf('roll', [1, 1], [50, 50], [0, 0], [0, 0]),
} satisfies Record<string, LabelSheet>;

type Pair = readonly [number, number];

function sheetOf(
  paper: SheetPaper,
  counts: Pair,
  label: Pair,
  margin: Pair,
  gap: Pair,
): LabelSheet {
  const [columns, rows] = counts;
  const [labelWidth, labelHeight] = label;
  const [marginLeft, marginTop] = margin;
  const [gapX, gapY] = gap;
  return { paper, columns, rows, labelWidth, labelHeight, marginLeft, marginTop, gapX, gapY };
}
