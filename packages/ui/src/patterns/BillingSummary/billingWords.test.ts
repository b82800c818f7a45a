import { expect, it } from 'vitest';
import { additionalWords, includedWords, termWords, totalWords } from './billingWords.ts';

it('states when a plan renews, or when it ends', () => {
  const renewalDate = '2026-12-11T12:00:00Z';
  expect(termWords({ renewalDate, cancellationDate: null })).toBe('Renews 12-11-2026');
  expect(termWords({ renewalDate, cancellationDate: renewalDate })).toBe('Ends 12-11-2026');
  expect(termWords({ renewalDate: null, cancellationDate: null })).toBeNull();
});

it('counts what a plan includes', () => {
  expect(includedWords(1)).toBe('1 product');
  expect(includedWords(7)).toBe('7 products');
  expect(includedWords(1000)).toBe('unlimited products');
  expect(additionalWords(0)).toBe('No additional products');
  expect(additionalWords(1)).toBe('1 additional product');
});

it('states which payment the receipt is for', () => {
  const facts = { renewalDate: '2026-12-11T12:00:00Z', paymentInterval: 'month' } as const;
  expect(totalWords(facts)).toBe('Per month');
  expect(totalWords({ ...facts, nextPayment: 154.5 })).toBe('Next payment, 12-11-2026');
  expect(totalWords({ ...facts, renewalDate: null, nextPayment: 154.5 })).toBe('Next payment');
});
