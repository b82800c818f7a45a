import { expect, test } from 'vitest';
import { analyticsViewFrom, withPeriod } from './analyticsQuery.ts';

const read = (address: string) => analyticsViewFrom(new URLSearchParams(address), '2026-11-21');

test('an address selects days that end today, what they are compared with, and a product', () => {
  expect(read('days=7&compare=year&product=5')).toEqual({
    period: '7',
    days: { from: '2026-11-15', to: '2026-11-21' },
    compare: 'year',
    productId: '5',
  });
});

test('an address selects days of one’s own', () => {
  expect(read('from=2026-10-25&to=2026-10-25&days=7')).toMatchObject({
    period: 'own',
    days: { from: '2026-10-25', to: '2026-10-25' },
  });
});

test('invalid parameters of an address are ignored', () => {
  const standard = {
    period: '28',
    days: { from: '2026-10-25', to: '2026-11-21' },
    compare: 'previous',
    productId: null,
  };
  const invalid = [
    '',
    'from=2026-10-01',
    'from=2026-02-30&to=2026-03-02',
    'from=2026-11-02&to=2026-11-01',
    'from=2024-11-02&to=2026-11-01',
    'days=8&compare=ever&product=-1',
  ];
  for (const address of invalid) expect([address, read(address)]).toEqual([address, standard]);
});

test('days of one’s own and a number of days exclude each other', () => {
  const own = { from: '2026-10-25', to: '2026-11-01' };
  const params = withPeriod(new URLSearchParams('product=5&days=7'), own);
  expect(params.toString()).toBe('product=5&from=2026-10-25&to=2026-11-01');
  expect(withPeriod(params, { days: '90' }).toString()).toBe('product=5&days=90');
});
