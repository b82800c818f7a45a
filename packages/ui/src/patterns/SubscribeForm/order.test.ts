import type { PaymentMethod } from '@hangtag/contract/wire/billing';
import type { Plan } from '@hangtag/contract/wire/plan';
import { describe, expect, it } from 'vitest';
import {
  anotherCard,
  busyWords,
  choiceOf,
  missingOf,
  priceIdOf,
  problemOf,
  unappliedCode,
} from './order.ts';

const plan = { priceId: 'price_month', yearlyPriceId: 'price_year' } as Plan;
const bill = {
  phase: 'ready',
  bill: {
    lines: [],
    dueToday: 0,
    next: { date: '2026-12-21', amount: 0, interval: 'month' },
    takesEffect: '2026-11-21',
  },
} as const;

it('uses another price id per year than per month [F156]', () => {
  expect(priceIdOf(plan, 'month')).toBe('price_month');
  expect(priceIdOf(plan, 'year')).toBe('price_year');
  expect(priceIdOf({ ...plan, yearlyPriceId: null }, 'year')).toBeNull();
});

describe('the label of the button', () => {
  it('names each step', () => {
    expect(busyWords({ phase: 'confirmingCard' })).toBe('Confirming the card');
    expect(busyWords({ phase: 'subscribing' })).toBe('Subscribing');
    expect(busyWords({ phase: 'addingProducts', done: 0, total: 3 })).toBe('Adding product 1 of 3');
    expect(busyWords({ phase: 'addingProducts', done: 3, total: 3 })).toBe('Adding product 3 of 3');
  });

  it('is the default while nothing is running', () => {
    for (const progress of [
      { phase: 'asking' },
      { phase: 'confirmed' },
      { phase: 'failed' },
      { phase: 'declined', sentence: 'No.' },
    ] as const)
      expect(busyWords(progress)).toBeNull();
  });
});

describe('an error', () => {
  it('is shown character for character, followed by the next step [M12]', () => {
    expect(problemOf({ phase: 'failed' })).toBe(
      'There was an issue with creating a payment. Check the card and try again.',
    );
    expect(problemOf({ phase: 'failed', sentence: 'Try again in a minute.' })).toBe(
      'There was an issue with creating a payment. Try again in a minute.',
    );
  });

  it('is the card company’s message when it declined', () => {
    expect(problemOf({ phase: 'declined', sentence: 'Your card has expired.' })).toBe(
      'Your card has expired. Nothing was charged.',
    );
    expect(problemOf({ phase: 'subscribing' })).toBeNull();
  });
});

describe('the missing step', () => {
  const ready = { bill, coupon: null, card: null };

  it('is none once the bill was shown and the card is complete', () => {
    expect(missingOf(ready)).toBeNull();
    expect(missingOf({ ...ready, coupon: { phase: 'invalid' } })).toBeNull();
  });

  it('is a valid bill', () => {
    expect(missingOf({ ...ready, bill: { phase: 'loading' } })).toMatch(/being worked out/);
    expect(missingOf({ ...ready, bill: { ...bill, isStale: true } })).toMatch(/being worked out/);
    expect(missingOf({ ...ready, bill: { phase: 'failed', sentence: '' } })).toMatch(/didn’t load/);
  });

  it('is first the card, then the answer about the coupon', () => {
    expect(missingOf({ ...ready, coupon: { phase: 'validating' } })).toMatch(/coupon/);
    expect(missingOf({ bill: { phase: 'loading' }, coupon: null, card: 'Card.' })).toBe('Card.');
  });
});

it('a code is asked about while it is typed and not checked', () => {
  const check = { phase: 'asking' } as const;
  expect(unappliedCode({ code: ' SAVE20 ', check })).toBe('SAVE20');
  expect(unappliedCode({ code: ' ', check })).toBeNull();
  expect(unappliedCode({ code: 'SAVE20', check: { phase: 'invalid' } })).toBeNull();
  expect(unappliedCode(undefined)).toBeNull();
});

describe('the selected card', () => {
  const [visa, amex] = [{ id: 'visa' }, { id: 'amex', default: true }] as PaymentMethod[] as [
    PaymentMethod,
    PaymentMethod,
  ];

  it('is the default card, or the first, unless another is chosen', () => {
    expect(choiceOf([visa, amex], null)).toBe('amex');
    expect(choiceOf([visa], null)).toBe('visa');
    expect(choiceOf([visa, amex], 'visa')).toBe('visa');
    expect(choiceOf([visa, amex], anotherCard)).toBe(anotherCard);
  });

  it('is never a removed card', () => {
    expect(choiceOf([amex], 'visa')).toBe('amex');
    expect(choiceOf([], 'visa')).toBe(anotherCard);
    expect(choiceOf([], null)).toBe(anotherCard);
  });
});
