import { expect, it } from 'vitest';
import { readRows, withOtherSections, withSection } from './markdownSections.ts';

const document = '# Figures\n\nToday.\n\n## One\n\n1\n\n## Two\n\n2\n';

it('replaces a section and leaves the others', () => {
  expect(withSection(document, 'One', 'new')).toBe(
    '# Figures\n\nToday.\n\n## One\n\nnew\n\n## Two\n\n2\n',
  );
  expect(withSection(document, 'Two', 'new')).toBe(
    '# Figures\n\nToday.\n\n## One\n\n1\n\n## Two\n\nnew\n',
  );
});

it('adds a section that is not there', () => {
  expect(withSection(document, 'Three', '3')).toBe(`${document}\n## Three\n\n3\n`);
});

it('keeps sections that another process wrote meanwhile', () => {
  const again = '# Figures\n\nTomorrow.\n\n## One\n\n11\n';
  expect(withOtherSections(again, document)).toBe(`${again}\n## Two\n\n2\n`);
});

it('reads the rows of a table back, and none of a section that is not there', () => {
  const table = 'Words.\n\n| name | time |\n|---|--:|\n| a | 1.0 s |\n| b | 2.0 s |\n';
  const written = withSection(document, 'Three', table);
  expect(readRows('Three', written)).toEqual([
    ['a', '1.0 s'],
    ['b', '2.0 s'],
  ]);
  expect(readRows('Four', written)).toEqual([]);
});
