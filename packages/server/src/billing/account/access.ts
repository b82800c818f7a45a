/** Middleware of every billing call: the company (D51), permissions, payments, the deadline; and the call's context. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { billingClick } from '@hangtag/contract/rules/billingClick';
import { type Payments, requirePayments } from '../stripe/payments.ts';
import { withinDeadline } from '../stripe/transport.ts';
import { findCompany } from '../../policy/companyQueries.ts';
import { companyOf } from '../../policy/companyState.ts';
import { requirePermission, requireUser } from '../../policy/guards.ts';
import { readId } from '../../http/readId.ts';
import { Refusal, invalid, notFound } from '../../http/refusal.ts';
import type { Actor, Services, Vars } from '../../http/vars.ts';
import { companyExists, mayEnterCompany } from '../../policy/company.ts';

/** The company of `?companyId=`, else the user's own; 404 for another company, except for Superadmins. */
const requireBillingCompany = createMiddleware<Vars>(async (c, next) => {
  const { actor, services } = c.var;
  const given = c.req.query('companyId');
  const companyId = given === undefined ? actor.companyId : readId(given);
  if (!mayEnterCompany(actor, companyId)) throw notFound();
  if (!(await companyExists(services.db, actor, companyId))) throw notFound();
  c.set('companyId', companyId);
  await next();
});

/** 403 where the billing click opens nothing (X14), 503 where no payments are set up. */
const requireOpenBilling = createMiddleware<Vars>(async (c, next) => {
  const company = await companyOf(c);
  const click = billingClick({ role: c.var.actor.role, company });
  if (click.opens === 'none') throw new Refusal(403, click.reason);
  requirePayments(c.var.services);
  await next();
});

/** The longest time for an answer, in milliseconds: twelve seconds including everything around Stripe. */
const ANSWER_MS = 11_500;

/** One limit for all calls of Stripe that an answer needs. */
const withAnswerDeadline = createMiddleware<Vars>((_, next) => withinDeadline(ANSWER_MS, next));

/** Members of the company. */
export const requireCompanyMember = [requireUser, requireBillingCompany] as const;

/** Admins and Superadmins of the company, although no payments are set up. */
export const requireBillingManager = [
  requireUser,
  requireBillingCompany,
  requirePermission('billing.manage'),
] as const;

/** Admins and Superadmins of the company, where payments are set up. */
export const requirePayer = [
  ...requireBillingManager,
  requireOpenBilling,
  withAnswerDeadline,
] as const;

/** Nothing is sold to a company that could not use it. @throws Refusal 403 for a suspended one. */
export async function assertMayOrder({ services, companyId }: BillingContext): Promise<void> {
  const company = await findCompany(services.db, companyId);
  if (company?.status !== 'Suspended') return;
  throw new Refusal(403, 'This company is suspended. Contact support before you order.');
}

/** The context of a billing call: the user and the company. */
export interface BillingContext {
  readonly services: Services;
  readonly payments: Payments;
  readonly actor: Actor;
  readonly companyId: number;
  /** The client's `Idempotency-Key`; null where it sent none. */
  readonly clientKey: string | null;
}

/** Read after `requirePayer`. @throws Refusal 422 for a malformed key. */
export function billingContextOf(c: Context<Vars>): BillingContext {
  const { services, actor, companyId } = c.var;
  const clientKey = c.req.header('idempotency-key') || null;
  if (clientKey !== null && !/^[\x21-\x7e]{1,255}$/.test(clientKey)) {
    throw invalid({ 'Idempotency-Key': ['Must be at most 255 plain characters.'] });
  }
  return { services, payments: requirePayments(services), actor, companyId, clientKey };
}
