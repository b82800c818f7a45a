import { blankContent, blankSummary } from '@hangtag/contract/rules/content';
import type { FileAsset } from '@hangtag/contract/wire/file';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { SectionField } from '@hangtag/contract/wire/section';
import { expect, test } from 'vitest';
import {
  chosenIn,
  purposeOf,
  roomOf,
  slotFrom,
  slotText,
  withChoice,
  withoutPlaceholders,
} from './fileSlots.ts';

const draft: ProductContent = {
  ...blankContent,
  sections: [
    { id: 's1', contentSectionId: 4, title: '', values: { shots: [7] }, assets: [], visible: true },
  ],
  summary: { ...blankSummary, name: 'Oil' },
};
const asset = { filesId: 9, type: 'image' } as FileAsset;
const choice = { kind: 'file', asset, alt: 'A bottle', decorative: false } as const;
const field: SectionField = {
  key: 'shots',
  label: 'Shots',
  kind: 'files',
  required: false,
  accepts: ['pdf'],
  translatable: false,
};

test('a slot survives a round trip through the address', () => {
  for (const slot of [
    { kind: 'header' },
    { kind: 'header', id: 2 },
    { kind: 'poster', id: 3 },
    { kind: 'logo' },
    { kind: 'field', sectionId: 's1', key: 'shots' },
  ] as const)
    expect(slotFrom(slotText(slot))).toEqual(slot);
  for (const bad of [null, '', 'x', '.a', 'poster']) expect(slotFrom(bad)).toBeNull();
});

test('a picture becomes the header with its description', () => {
  const next = withChoice(draft, { kind: 'header' }, choice, null);
  expect(next.headers).toMatchObject([{ id: 1, type: 'image', filesId: 9, alt: 'A bottle' }]);
  expect(chosenIn({ kind: 'header', id: 1 }, next)).toBe(9);
  expect(chosenIn({ kind: 'header' }, next)).toBeNull();
});

test('a draft gains header media, and a replaced one keeps its position', () => {
  const two = withChoice(
    withChoice(draft, { kind: 'header' }, choice, null),
    { kind: 'header' },
    { kind: 'embed', url: 'https://vimeo.com/123456' },
    null,
  );
  expect(two.headers.map(({ id, type }) => [id, type])).toEqual([
    [1, 'image'],
    [2, 'movie'],
  ]);
  const other = { ...choice, asset: { ...asset, filesId: 10 } };
  const replaced = withChoice(two, { kind: 'header', id: 1 }, other, null);
  expect(replaced.headers.map(({ id, filesId }) => [id, filesId])).toEqual([
    [1, 10],
    [2, null],
  ]);
  const poster = withChoice(two, { kind: 'poster', id: 2 }, choice, null);
  expect(chosenIn({ kind: 'poster', id: 2 }, poster)).toBe(9);
  expect(poster.headers[0]).toBe(two.headers[0]);
});

test('an external video becomes the header by its address', () => {
  const embed = { kind: 'embed', url: 'https://vimeo.com/1' } as const;
  const next = withChoice(draft, { kind: 'header' }, embed, null);
  expect(next.headers).toMatchObject([
    { type: 'movie', filesId: null, embedUrl: 'https://vimeo.com/1', alt: null },
  ]);
});

test('a field of several files gains the chosen file once', () => {
  const slot = { kind: 'field', sectionId: 's1', key: 'shots' } as const;
  const once = withChoice(draft, slot, choice, field);
  const twice = withChoice(once, slot, choice, field);
  expect(twice.sections[0]?.values).toEqual({ shots: [7, 9] });
  expect(purposeOf(slot, field)).toBe('pdf');
  const replaced = withChoice(draft, { ...slot, place: 0 }, choice, field);
  expect(replaced.sections[0]?.values).toEqual({ shots: [9] });
});

test('the app logo is part of the summary', () => {
  expect(withChoice(draft, { kind: 'logo' }, choice, null).summary.appLogoFilesId).toBe(9);
  expect(purposeOf({ kind: 'logo' }, null)).toBe('image');
});

test('a list of files takes several at once, a replaced file one', () => {
  const slot = { kind: 'field', sectionId: 's1', key: 'shots' } as const;
  expect(roomOf(slot, draft, field)).toBe(99);
  expect(roomOf({ ...slot, place: 0 }, draft, field)).toBe(1);
  expect(roomOf(slot, draft, { ...field, kind: 'file' })).toBe(1);
  expect(roomOf({ kind: 'header' }, draft, null)).toBe(20);
  expect(roomOf({ kind: 'header', id: 1 }, draft, null)).toBe(1);
  expect(roomOf({ kind: 'logo' }, draft, null)).toBe(1);
});

test('a chosen header takes the place of the placeholder, and is shown', () => {
  const placeholder = withChoice(
    draft,
    { kind: 'header' },
    { ...choice, asset: { ...asset, filesId: 3 } },
    null,
  );
  const added = withChoice(placeholder, { kind: 'header' }, choice, null);
  const next = withoutPlaceholders(added, new Set([3]));
  expect(next.headers.map(({ filesId }) => filesId)).toEqual([9]);
  expect(next.currentHeaderId).toBeNull();
  expect(withoutPlaceholders(added, new Set()).headers).toHaveLength(2);
});
