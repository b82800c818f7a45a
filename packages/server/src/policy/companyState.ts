/** The company of a request, and what its user may do there. */
import type { Context } from 'hono';
import type { Subscription } from '@hangtag/contract/wire/plan';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { type CompanyRow, findCompany } from './companyQueries.ts';
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
