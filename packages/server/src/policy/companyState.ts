/** The company of a request, and what its user may do there. */
import type { Context } from 'hono';
import { editGate, liveGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/wire/plan';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { type CompanyRow, findCompany } from './companyQueries.ts';
import { assertAllowed } from './planLimitRefusal.ts';
import { subscriptionOf } from './subscription.ts';

/** A gate that no plan's limit closes sends none. */
const noFigures = { limit: 0, used: 0, feature: 'products' } as const;

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

/** 403 where the company may not edit and publish now: without a plan, or while it is not Active (D13, D16). */
export async function assertEditable(c: Context<Vars>): Promise<void> {
  assertAllowed(editGate(await stateOf(c)), noFigures);
}

/** 403 for the people of a company that is not Active, where the change would be on its pages at once (D16). */
export async function assertLive(c: Context<Vars>, companyId: number): Promise<void> {
  const { actor, services } = c.var;
  const company = await findCompany(services.db, companyId);
  if (!company) throw notFound();
  assertAllowed(liveGate(actor.role, company.status), noFigures);
}
