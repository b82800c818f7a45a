import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

const merrow = { companyId: 2, name: 'Merrow', end: 'abcdef0123456789ffff' };

it('reports the length of each log, and where a broken one breaks', () => {
  expect(linesOf([{ ...merrow, verdict: { isWhole: true, rows: 12 } }])).toEqual([
    '✓ company 2 (Merrow): 12 rows, end abcdef0123456789',
    'The logs of 1 companies are as they were written.',
  ]);
  expect(
    linesOf([
      { ...merrow, verdict: { isWhole: false, position: 3, reason: 'altered' } },
      { ...merrow, companyId: 3, verdict: { isWhole: true, rows: 0 } },
    ]),
  ).toEqual([
    '✗ company 2 (Merrow): row 3 is altered',
    '1 of 2 logs are not as they were written.',
  ]);
});
