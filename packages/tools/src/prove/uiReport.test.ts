import { expect, test } from 'vitest';
import { type Proof, details, isClean, undecidedTable, table, mergeProofs } from './uiReport.ts';

const story = {
  story: 'Example',
  file: 'Button.stories.tsx',
  milliseconds: 90,
  said: [],
  found: [],
  undecided: {},
};
const clean: Proof = { milliseconds: 90, said: [], stories: [{ ...story, state: 'passed' }] };
const found = { probe: 'reflow', where: 'rtl', what: 'The page is 400 wide.' };
const faulty: Proof = {
  ...clean,
  stories: [{ ...story, state: 'passed', found: [found, found] }],
};

test('a finding, a failed story, a stray error or a run without stories is no proof', () => {
  expect(isClean(clean)).toBe(true);
  expect(isClean(faulty)).toBe(false);
  expect(isClean({ ...clean, stories: [] })).toBe(false);
  expect(isClean({ ...clean, said: ['The page was reloaded.'] })).toBe(false);
  expect(isClean({ ...clean, stories: [{ ...story, state: 'failed' }] })).toBe(false);
});

test('slices are summed, stories and findings separately', () => {
  expect(table(mergeProofs([clean, faulty]))).toContain(
    'both directions, scrollers and clippers too | 2 | 1 | 2',
  );
  expect(details(faulty)).toContain('reflow (rtl): The page is 400 wide.');
});

test('what axe leaves undecided is counted by rule, the largest count first', () => {
  const open = (undecided: Readonly<Record<string, number>>): Proof => ({
    ...clean,
    stories: [{ ...story, state: 'passed', undecided }],
  });
  const both = mergeProofs([open({ contrast: 2 }), open({ contrast: 3, size: 9 })]);
  expect(undecidedTable(both).split('\n').slice(2)).toEqual([
    '| size | 1 | 9 |',
    '| contrast | 2 | 5 |',
  ]);
});
