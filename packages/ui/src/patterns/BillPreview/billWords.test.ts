import type { BillPreview } from '@hangtag/contract/wire/billing';
import { expect, it } from 'vitest';
import { afterWords, lineWords, billAnnouncement, thenWords } from './billWords.ts';

const bill: BillPreview = {
  lines: [],
  dueToday: 126.65,
  next: { date: '2026-12-21T00:00:00Z', amount: 139, interval: 'month' },
  takesEffect: '2026-11-21T00:00:00Z',
};

it('counts equal entries together', () => {
  expect(lineWords({ description: 'Pro plan', amount: 99 })).toBe('Pro plan');
  expect(lineWords({ description: 'Pro plan', quantity: 1, amount: 99 })).toBe('Pro plan');
  expect(lineWords({ description: 'Additional product', quantity: 2, amount: 40 })).toBe(
    '2 × Additional product',
  );
});

it('states what follows, and from when', () => {
  expect(thenWords(bill)).toBe('Then $139.00 per month from 12-21-2026.');
  expect(thenWords({ ...bill, next: { ...bill.next, interval: 'year', amount: 1128 } })).toBe(
    'Then $1,128.00 per year from 12-21-2026.',
  );
});

it('states that the plan ends where nothing follows', () => {
  const next = { date: '2026-12-21T00:00:00Z', amount: 0, interval: 'month' } as const;
  expect(thenWords({ ...bill, next })).toBe('The plan ends on 12-21-2026.');
});

it('distinguishes the next charge from the price of a period', () => {
  const next = { date: '2026-12-11T12:00:00Z', amount: 242.33, interval: 'month' } as const;
  expect(thenWords({ ...bill, next: { ...next, recurring: 269 } })).toBe(
    '12-11-2026: $242.33, which is $269.00 per month less coupons and credit.',
  );
  expect(thenWords({ ...bill, next: { ...next, recurring: 242.33 } })).toBe(
    'Then $242.33 per month from 12-11-2026.',
  );
});

it('says what follows the next bill where that has its own lines', () => {
  const lines = [{ description: 'Pro', amount: 99 }];
  const next = { date: '2026-12-21T00:00:00Z', amount: 99, interval: 'month', lines } as const;
  expect(afterWords({ ...bill, next })).toBe('Then $99.00 per month.');
  expect(afterWords({ ...bill, next: { ...next, amount: 49.5, recurring: 99 } })).toBe(
    'Without coupons and credit $99.00 per month.',
  );
  expect(afterWords({ ...bill, next: { ...next, lines: undefined, amount: 0 } })).toBe(
    'The plan ends on 12-21-2026.',
  );
});

it('reads out the balance left for the next bill', () => {
  expect(billAnnouncement({ ...bill, dueToday: 0, credit: 26.67 })).toMatch(
    /^Credit for next bill \$26\.67\. Due today \$0\.00\. Then/,
  );
});

it('reads out today before later', () => {
  expect(billAnnouncement(bill)).toBe('Due today $126.65. Then $139.00 per month from 12-21-2026.');
});
