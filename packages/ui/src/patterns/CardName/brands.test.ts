import { expect, it } from 'vitest';
import { brandName, cardWords } from './brands.ts';

it('names a card by its brand and its last four figures', () => {
  expect(cardWords({ brand: 'visa', last4: '4242' })).toBe('Visa ending 4242');
  expect(cardWords({ brand: 'MasterCard', last4: '0044' })).toBe('Mastercard ending 0044');
});

it('calls an unknown brand a card', () => {
  expect(brandName('unknown')).toBe('Card');
  expect(brandName('constructor')).toBe('Card');
});
