/** Plans as they leave the server: dollars, and both of the specification's spellings (F169). */
import type { Plan, PlansAnswer } from '@hangtag/contract/wire/plan';
import type { Prices } from './prices.ts';
import type { PlanRow, listAddons } from '../../policy/planQueries.ts';

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** One plan on the wire; without prices it can't be bought. */
function presentPlan(plan: PlanRow, prices: Prices | null): Plan {
  return {
    id: plan.id,
    name: plan.name,
    title: plan.title,
    interval: 'month',
    priceId: prices?.plan(plan.name, 'month') ?? null,
    yearlyPriceId: prices?.plan(plan.name, 'year') ?? null,
    price: dollars(plan.monthlyCents),
    yearlyPrice: dollars(plan.yearlyCents),
    numberProducts: plan.productNumber,
    productNumber: plan.productNumber,
    numberProductSections: plan.productSections,
    productSections: plan.productSections,
    premiumCompanyContent: plan.premium,
    premium: plan.premium,
    serializedCodes: plan.serializedCodes,
    features: plan.features,
    displayed: plan.displayed,
  };
}

/** `GET /api/plans`. */
export function presentPlans(
  plans: readonly PlanRow[],
  addons: Awaited<ReturnType<typeof listAddons>>,
  prices: Prices | null,
): PlansAnswer {
  const additional = addons.find((each) => each.key === 'additionalProduct');
  return {
    plans: plans.map((plan) => presentPlan(plan, prices)),
    additionalProduct: {
      priceId: prices?.additionalProduct('month') ?? '',
      price: (additional?.monthlyCents ?? 0) / 100,
      interval: 'month',
    },
  };
}
