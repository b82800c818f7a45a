/** The plans on offer (F253). */
import { Hono } from 'hono';
import { requireUser } from '../http/duties.ts';
import type { Vars } from '../http/vars.ts';
import { presentPlans } from './present.ts';
import { listAddons, listPlans } from './queries.ts';

export const plans = new Hono<Vars>();

plans.get('/api/plans', requireUser, async (c) => {
  const { db } = c.var.services;
  return c.json(presentPlans(await listPlans(db), await listAddons(db)));
});
