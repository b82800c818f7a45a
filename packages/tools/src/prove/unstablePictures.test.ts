import { expect, test } from 'vitest';
import { findUnstablePictures } from './unstablePictures.ts';

const run = (pictures: Readonly<Record<string, string>>) => new Map(Object.entries(pictures));

test('pictures that are the same in every run are not reported', () => {
  expect(findUnstablePictures([run({ 'a.png': '1' }), run({ 'a.png': '1' })])).toEqual([]);
});

test('changing and missing pictures are reported with their count', () => {
  const runs = [run({ 'a.png': '1', 'b.png': '1' }), run({ 'a.png': '2' }), run({ 'a.png': '2' })];
  expect(findUnstablePictures(runs)).toEqual([
    { path: 'a.png', looks: 2, missing: 0 },
    { path: 'b.png', looks: 1, missing: 2 },
  ]);
});
