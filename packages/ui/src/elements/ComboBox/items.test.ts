import { expect, it } from 'vitest';
import { grouped } from './items.ts';

const item = (id: string, section?: string) => ({ id, label: id, ...(section && { section }) });

it('keeps items of one section together, in their order', () => {
  const groups = grouped([item('a', 'Food'), item('b', 'Food'), item('c', 'Wood')]);
  expect(groups.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ['Food', ['a', 'b']],
    ['Wood', ['c']],
  ]);
});

it('gives items without a section a group without a title', () => {
  expect(grouped([item('a'), item('b', 'Food')]).map(({ title }) => title)).toEqual([
    undefined,
    'Food',
  ]);
  expect(grouped([])).toEqual([]);
});
