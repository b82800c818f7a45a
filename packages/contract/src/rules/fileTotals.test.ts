import { expect, test } from 'vitest';
import type { FileTotals } from '../wire/file.ts';
import { addTotals, totalsChangeOf } from './fileTotals.ts';

const totals = (changes: Partial<FileTotals>): FileTotals => ({
  assetCount: 0,
  counts: { inactive: 0, unused: 0, undescribed: 0, duplicates: 0, bytes: 0 },
  tags: [],
  storage: { used: 0, limit: 100, byType: { image: 0, movie: 0, pdf: 0 } },
  ...changes,
});

const before = totals({
  assetCount: 3,
  counts: { inactive: 2, unused: 1, undescribed: 3, duplicates: 2, bytes: 30 },
  tags: [
    { name: 'Autumn', count: 1 },
    { name: 'Press', count: 2 },
  ],
  storage: { used: 30, limit: 100, byType: { image: 10, movie: 20, pdf: 0 } },
});
const after = totals({
  assetCount: 2,
  counts: { inactive: 0, unused: 1, undescribed: 1, duplicates: 0, bytes: 20 },
  tags: [
    { name: 'New', count: 1 },
    { name: 'Press', count: 1 },
  ],
  storage: { used: 20, limit: 100, byType: { image: 0, movie: 20, pdf: 0 } },
});

test('a change leads from the figures before to those after it', () => {
  expect(addTotals(before, totalsChangeOf(before, after))).toEqual(after);
});

test('a tag that no file has any more is gone, and equal figures differ by nothing', () => {
  expect(totalsChangeOf(before, after).tags).toEqual([
    { name: 'Autumn', count: -1 },
    { name: 'New', count: 1 },
    { name: 'Press', count: -1 },
  ]);
  expect(totalsChangeOf(before, before)).toMatchObject({ assetCount: 0, tags: [] });
});
