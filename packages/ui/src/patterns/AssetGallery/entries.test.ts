import type { FileAsset } from '@hangtag/contract/wire/file';
import { expect, it } from 'vitest';
import { matching, nameOf } from './entries.ts';
import { countWords } from './purposes.ts';

const asset = (filesId: number, fileName: string, assetName: string, caption: string | null) =>
  ({ filesId, fileName, assetName, name: '', caption }) as FileAsset;

const mug = asset(1, 'IMG_0412.jpg', 'Low Tide mug', 'On the quay');
const oil = asset(2, 'bottle.png', '', null);

it('uses a file’s given name, else its file name', () => {
  expect([mug, oil].map(nameOf)).toEqual(['Low Tide mug', 'bottle.png']);
});

it('searches name, file and caption for every word, in any case', () => {
  const found = (search: string) => matching([mug, oil], search).map(({ filesId }) => filesId);
  expect(found('')).toEqual([1, 2]);
  expect(found('LOW quay')).toEqual([1]);
  expect(found('0412')).toEqual([1]);
  expect(found('bottle mug')).toEqual([]);
});

it('counts the files, and those that a search finds', () => {
  expect(countWords('image', 1, null)).toBe('1 image');
  expect(countWords('movie', 46, null)).toBe('46 videos');
  expect(countWords('image', 46, 0)).toBe('0 of 46 images');
});
