import { expect, test } from 'vitest';
import { findUnstablePictures } from './unstablePictures.ts';

const run = (pictures: Readonly<Record<string, string>>) => new Map(Object.entries(pictures));

test('Pictures that are the same in every run are not told', () => {
  expect(findUnstablePictures([run({ 'a.png': '1' }), run({ 'a.png': '1' })])).toEqual([]);
});

test('One that changes, and one that is missing, are told with how often', () => {
  const runs = [run({ 'a.png': '1', 'b.png': '1' }), run({ 'a.png': '2' }), run({ 'a.png': '2' })];
  expect(findUnstablePictures(runs)).toEqual([
    { path: 'a.png', looks: 2, missing: 0 },
    { path: 'b.png', looks: 1, missing: 2 },
  ]);
});
