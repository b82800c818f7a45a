import type { SectionField } from '@hangtag/contract/wire/section';
import { expect, it } from 'vitest';
import { describeValue } from './describeValue.ts';

const field = (kind: SectionField['kind']): SectionField => ({
  key: 'it',
  label: 'It',
  kind,
  required: false,
  translatable: true,
});

it('quotes texts, and shortens long ones', () => {
  expect(describeValue(field('text'), '500 ml')).toBe('“500 ml”');
  expect(describeValue(field('richtext'), 'a'.repeat(200))).toHaveLength(122);
});

it('counts and names entries', () => {
  expect(describeValue(field('list'), ['Salt'])).toBe('1 line (Salt)');
  expect(
    describeValue(field('table'), [
      ['Fat', '92 g'],
      ['Salt', '0 g'],
    ]),
  ).toBe('2 rows (Fat, Salt)');
  expect(describeValue(field('files'), [3, 4, 5])).toBe('3 files');
});

it('writes days as the app does', () => {
  expect(describeValue(field('date'), '2026-11-02')).toBe('“11-02-2026”');
});

it('states that there was no value', () => {
  expect(describeValue(field('text'), '')).toBe('nothing');
  expect(describeValue(field('number'), null)).toBe('nothing');
  expect(describeValue(field('list'), [])).toBe('nothing');
  expect(describeValue(field('number'), 0)).toBe('“0”');
});
