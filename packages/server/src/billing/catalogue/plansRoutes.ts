/** The plans on offer (F253). */
import { type Context, Hono } from 'hono';
import type { Plan, PlansAnswer } from '@hangtag/contract/wire/plan';
import type { Prices } from './itemsForSale.ts';
import { pricesOf } from './prices.ts';
import { orUnavailable } from '../stripe/failures.ts';
import { requireUser } from '../../policy/guards.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';
import { type PlanRow, listAddons, listPlans } from '../../policy/planQueries.ts';

export const plansRoutes = new Hono<Vars>();

plansRoutes.get('/api/plans', requireUser, async (c) => {
  const { db } = c.var.services;
  return c.json(presentPlans(await listPlans(db), await listAddons(db), await pricesIn(c)));
});

/** Price ids of the current mode; null without payments, where the plans are listed all the same. */
async function pricesIn(c: Context<Vars>): Promise<Prices | null> {
  const { services } = c.var;
  if (!services.payments) return null;
  try {
    return await orUnavailable(c, () => pricesOf(services));
  } catch (error) {
    if (error instanceof Refusal && error.status === 503) return null;
    throw error;
  }
}

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
