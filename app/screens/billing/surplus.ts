/** What a plan does with more products than it holds: paid for, parked, or left waiting (X4). Pure. */
import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { MAX_ADDITIONAL_PRODUCTS, type Plan } from '@hangtag/contract/wire/plan';
import { plural } from '@hangtag/ui/support/count';

/** What becomes of the products beyond the plan; a first plan charges for none unless asked to. */
export type SurplusChoice = 'pay' | 'park' | 'wait';

/** The company's products that are more than names; placeholders give their places away. */
export const usedProducts = ({
  activeProducts,
  placeholderProducts,
}: Pick<CustomerAnswer, 'activeProducts' | 'placeholderProducts'>): number =>
  activeProducts - placeholderProducts;

interface Facts {
  readonly plan: Pick<Plan, 'title' | 'productNumber'>;
  /** Products beyond the plan. */
  readonly surplus: number;
  readonly choice: SurplusChoice;
  /** Placeholders that are parked with it. */
  readonly placeholders: number;
}

/** Sentences below the bill, before anything is paid. */
export function surplusNotes({ plan, surplus, choice, placeholders }: Facts): readonly string[] {
  const holds = `${plan.title} holds ${plural(plan.productNumber, 'product')}`;
  const used = plural(plan.productNumber + surplus, 'product');
  const paidFor = Math.min(MAX_ADDITIONAL_PRODUCTS, surplus);
  const rest = surplus - paidFor;
  const beyond = rest > 0 ? ` The newest ${rest} can’t be published until you park others.` : '';
  const sentences = {
    pay: `${holds} and you use ${used}: ${paidFor} of them as additional products.${beyond}`,
    park: `${holds} and you use ${used}: ${surplus} of them will be parked. Their pages stay up.`,
    wait: `${holds} and you use ${used}: the newest ${surplus} can’t be published until you park others or pay for them.`,
  };
  return [
    ...(surplus > 0 ? [sentences[choice]] : []),
    ...(placeholders > 0 ? [placeholderNote(placeholders)] : []),
  ];
}

/** That placeholders are parked. */
export const placeholderNote = (count: number): string =>
  count === 1
    ? '1 product that is still empty will be parked.'
    : `${count} products that are still empty will be parked.`;

/** The ways not chosen. */
export function surplusAlternatives(
  { surplus, choice }: Pick<Facts, 'surplus' | 'choice'>,
  verbs: { readonly onPark: () => void; readonly onPay: () => void },
) {
  if (surplus === 0) return [];
  const park = { words: `Park ${plural(surplus, 'product')} instead`, onChoose: verbs.onPark };
  if (choice === 'pay') return [park];
  const pay = `Pay for ${plural(surplus, 'product')}`;
  if (choice === 'park') return [{ words: `${pay} instead of parking`, onChoose: verbs.onPay }];
  return [
    { ...park, words: `Park ${plural(surplus, 'product')}` },
    { words: pay, onChoose: verbs.onPay },
  ];
}
