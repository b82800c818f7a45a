import { blankContent, blankSummary } from '@hangtag/contract/rules/content';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { expect, test } from 'vitest';
import { addSection, moveSection, removeSection, showSection } from './sectionEdits.ts';
import { sectionErrors } from './fieldErrors.ts';

const section = (id: string) =>
  ({ id, contentSectionId: 1, title: '', values: {}, assets: [], visible: true }) as const;
const draft: ProductContent = {
  ...blankContent,
  sections: [section('a'), section('b'), section('c')],
  summary: { ...blankSummary, name: 'Oil' },
};
const order = ({ sections }: ProductContent) => sections.map(({ id }) => id).join('');

test('sections move to the given position, counted without themselves', () => {
  expect(order(moveSection('a', 2)(draft))).toBe('bca');
  expect(order(moveSection('c', 0)(draft))).toBe('cab');
  expect(order(moveSection('gone', 0)(draft))).toBe('abc');
});

test('sections are added at the end, removed and restored', () => {
  expect(order(addSection('d', 4)(draft))).toBe('abcd');
  expect(order(removeSection('b')(draft))).toBe('ac');
  expect(showSection('b', false)(draft).sections[1]?.visible).toBe(false);
});

test("the server's messages find their fields", () => {
  const fields = {
    'unpublishedContent.sections.1.values.lead': ['Too long.'],
    'unpublishedContent.sections.1.title': ['Too long too.'],
    'unpublishedContent.sections.10.title': ['Another section.'],
    name: ['Not here.'],
  };
  expect(sectionErrors(fields, 1)).toEqual({ lead: ['Too long.'], title: ['Too long too.'] });
});
