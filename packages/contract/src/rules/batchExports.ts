/** Which serials of a batch were handed out, and how often; serials are counted from 1 in the order of their letters. */
import type { LabelSheet } from '../wire/code.ts';
import type { SerialRange } from '../wire/serial.ts';
import { labelCount } from './labelSheet.ts';

/** Most labels of one file. */
export const FILE_LABELS_MAX = 1000;

/** Up to so many labels of a file are all decoded again; of more, those of its first and its last page. */
export const LABELS_ALL_READ = 200;

/** The files that print a batch on these sheets, each of whole pages; the last one has what is left. */
export function filesOfBatch(sheet: LabelSheet, quantity: number): readonly SerialRange[] {
  const onPage = labelCount(sheet);
  const inFile = Math.max(1, Math.floor(FILE_LABELS_MAX / onPage)) * onPage;
  return Array.from({ length: Math.ceil(quantity / inFile) }, (_, at) => ({
    first: at * inFile + 1,
    last: Math.min(quantity, (at + 1) * inFile),
  }));
}

/** The newest of these hand-outs, the oldest first, with a serial of the range; undefined where there is none. */
export const lastExportOf = <Export extends SerialRange>(
  exports: readonly Export[],
  { first, last }: SerialRange,
): Export | undefined => exports.findLast((each) => each.first <= last && each.last >= first);

/** How many serials were handed out, and how often the one that was handed out most. */
export function handedOut(exports: readonly SerialRange[]): {
  readonly serials: number;
  readonly times: number;
} {
  const starts = exports.map(({ first }) => first);
  const ends = exports.map(({ last }) => last + 1);
  const bounds = [...new Set([...starts, ...ends])].toSorted((one, other) => one - other);
  let serials = 0;
  let times = 0;
  bounds.forEach((at, place) => {
    const here = exports.filter(({ first, last }) => first <= at && at <= last).length;
    if (here > 0) serials += (bounds[place + 1] ?? at) - at;
    times = Math.max(times, here);
  });
  return { serials, times };
}
