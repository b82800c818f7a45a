/** The company of a request, and what its user may do there. */
import type { Context } from 'hono';
import { liveGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/wire/plan';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { type CompanyRow, findCompany } from './companyQueries.ts';
import { assertAllowed } from './planLimits.ts';
import { subscriptionOf } from './subscription.ts';

/** Read after `requireCompany`. */
export async function companyOf(c: Context<Vars>): Promise<CompanyRow> {
  const company = await findCompany(c.var.services.db, c.var.companyId);
  if (!company) throw notFound();
  return company;
}

/** The derived subscription of the person in that company. */
export async function stateOf(c: Context<Vars>): Promise<Subscription> {
  const { db, now } = c.var.services;
  return subscriptionOf(db, c.var.actor.role, await companyOf(c), now());
}

/** 403 for the people of a company that is not Active, where the change would be on its pages at once (D16). */
export async function assertLive(c: Context<Vars>, companyId: number): Promise<void> {
  const { actor, services } = c.var;
  const company = await findCompany(services.db, companyId);
  if (!company) throw notFound();
  assertAllowed(liveGate(actor.role, company.status), { limit: 0, used: 0, feature: 'sections' });
}
