/** The plans on offer (F253). */
import { type Context, Hono } from 'hono';
import { requireUser } from '../../policy/guards.ts';
import { type Prices, pricesOf } from './prices.ts';
import { orUnavailable } from '../stripe/unavailable.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';
import { presentPlans } from './presentPlans.ts';
import { listAddons, listPlans } from '../../policy/planQueries.ts';

export const plansRoutes = new Hono<Vars>();

plansRoutes.get('/api/plans', requireUser, async (c) => {
  const { db } = c.var.services;
  return c.json(presentPlans(await listPlans(db), await listAddons(db), await pricesIn(c)));
});

/** Ids of prices in the mode that is on; null where nobody can pay: the plans are told all the same. */
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
