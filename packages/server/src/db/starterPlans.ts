/** The plans of a new installation (K03, K04, K07, K09, D21, D22); amounts in cents. */
import type { addons, plans } from './schema/companies.ts';
import { UNLIMITED } from '@hangtag/contract/rules/subscription';

type NewPlan = typeof plans.$inferInsert;

const priceIds = (name: string) => ({
  priceId: `price_${name}_monthly`,
  yearlyPriceId: `price_${name}_yearly`,
});

export const starterPlans: readonly NewPlan[] = [
  {
    ...priceIds('basic'),
    name: 'basic',
    title: 'Basic',
    monthlyCents: 3900,
    yearlyCents: 44_400,
    productNumber: 1,
    productSections: 3,
    premium: false,
    serializedCodes: false,
    features: ['1 product', '3 sections on each page', 'Basic section categories'],
    displayed: true,
    displayOrder: 1,
  },
  {
    ...priceIds('pro'),
    name: 'pro',
    title: 'Pro',
    monthlyCents: 9900,
    yearlyCents: 112_800,
    productNumber: 3,
    productSections: 5,
    premium: false,
    serializedCodes: true,
    features: [
      '3 products',
      'Up to 5 sections on each page',
      'Basic section categories',
      'Serialized codes at an extra cost per product',
    ],
    displayed: true,
    displayOrder: 2,
  },
  {
    ...priceIds('business'),
    name: 'business',
    title: 'Business',
    monthlyCents: 24_900,
    yearlyCents: 284_400,
    productNumber: 7,
    productSections: UNLIMITED,
    premium: true,
    serializedCodes: true,
    features: [
      '7 products',
      'Unlimited sections on each page',
      'Basic and premium section categories',
      'Serialized codes at an extra cost per product',
    ],
    displayed: true,
    displayOrder: 3,
  },
  {
    name: 'enterprise',
    title: 'Enterprise',
    priceId: null,
    yearlyPriceId: null,
    monthlyCents: null,
    yearlyCents: null,
    productNumber: UNLIMITED,
    productSections: UNLIMITED,
    premium: true,
    serializedCodes: true,
    features: [
      'Unlimited products',
      'Unlimited sections on each page',
      'Basic and premium section categories',
      'Serialized codes',
    ],
    displayed: false,
    displayOrder: 4,
  },
];

/** One product beyond the plan's limit (K07). */
export const additionalProduct: typeof addons.$inferInsert = {
  key: 'additionalProduct',
  priceId: 'price_additional_product_monthly',
  monthlyCents: 2000,
};
