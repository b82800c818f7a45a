/** Texts about numbers of products. Pure. */
import { newPrice } from '@hangtag/contract/rules/price';
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import { plural } from '../../support/count.ts';
import { formatMoney, perInterval } from '../../support/formatMoney.ts';
import type { QuantityFormProps } from './types.ts';

type Facts = QuantityFormProps['customer'];

/** The plan's price per interval with this many additional products, in dollars [F126, K07]. */
export function priceWith(facts: Facts, quantity: number): number {
  return newPrice({
    planPrice: facts.planPrice,
    currentAdditional: facts.additionalProducts,
    newAdditional: quantity,
    unitPrice: facts.addonUnitPrice,
  });
}

/** `$20.00 more than now`, `$60.00 less than now`, `as now`. */
export function differenceWords(facts: Facts, quantity: number): string {
  const difference = priceWith(facts, quantity) - facts.planPrice;
  if (difference === 0) return 'as now';
  return `${formatMoney(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than now`;
}

/** `0 to 100, $20.00 per month each.` */
export function hintWords(facts: Facts, most: number): string {
  return `0 to ${most}, ${formatMoney(facts.addonUnitPrice)} ${perInterval(facts.paymentInterval)} each.`;
}

interface TotalFacts {
  readonly productNumber: number;
  readonly quantity: number;
  readonly used: number;
  readonly empty: number;
}

/** `11 products in all, 9 are in use.`, `5 products in all, 3 are in use and 2 are still empty.` */
export function totalWords({ productNumber, quantity, used, empty }: TotalFacts): string {
  const are = (count: number) => (count === 1 ? 'is' : 'are');
  const stillEmpty = empty > 0 ? ` and ${empty} ${are(empty)} still empty` : '';
  const inUse = `${are(used)} in use${stillEmpty}.`;
  if (productNumber >= UNLIMITED) return `${plural(used, 'product')} ${inUse}`;
  return `${plural(productNumber + quantity, 'product')} in all, ${used} ${inUse}`;
}

/** How many active products would exceed the plan. */
export function overLimitCount(productNumber: number, quantity: number, used: number): number {
  return productNumber >= UNLIMITED ? 0 : Math.max(0, used - productNumber - quantity);
}

/** What happens to products that exceed the plan. */
export function overLimitWords(overLimit: number): string {
  return overLimit === 1
    ? '1 product will be parked until there is room for it again. You choose which one. It can’t be edited then; its page stays up and nothing is deleted.'
    : `${overLimit} products will be parked until there is room for them again. You choose which ones. They can’t be edited then; their pages stay up and nothing is deleted.`;
}

/** `7 products included`, `Products without a limit` [F123]. */
export function includedWords(productNumber: number): string {
  return productNumber >= UNLIMITED
    ? 'Products without a limit'
    : `${plural(productNumber, 'product')} included`;
}
