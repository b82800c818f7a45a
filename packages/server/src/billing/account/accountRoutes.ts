/** `GET /api/customer` (F260), read at Stripe before it is shown, and with which Stripe the server talks. */
import { and, asc, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { may } from '@hangtag/contract/rules/permissions';
import type { BillingConfig } from '@hangtag/contract/wire/billingAnswers';
import { requireCompanyMember } from './access.ts';
import { readAccount } from './account.ts';
import { currentCustomer, presentLimited } from './presentCustomer.ts';
import { meaningOf } from '../stripe/failures.ts';
import { withinDeadline } from '../stripe/transport.ts';
import { catchUpClock } from '../sync/clock.ts';
import { findCustomer } from '../sync/customers.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import { users } from '../../db/schema/users.ts';
import { requireUser } from '../../policy/guards.ts';
import type { Vars } from '../../http/vars.ts';

export const accountRoutes = new Hono<Vars>();

accountRoutes.get('/api/billing/config', requireUser, (c) => {
  const { payments } = c.var.services;
  return c.json({
    mode: payments?.mode ?? null,
    publishableKey: payments?.publishableKey ?? null,
  } satisfies BillingConfig);
});

accountRoutes.get('/api/customer', ...requireCompanyMember, async (c) => {
  const { actor, companyId, services } = c.var;
  if (may(actor.role, 'billing.manage')) {
    const isStale = !(await refreshBilling(c));
    return c.json((await currentCustomer(c, isStale)).customer);
  }
  const isAdmin = and(
    eq(users.companyId, companyId),
    eq(users.role, 'Admin'),
    eq(users.status, 'Active'),
  );
  const admins = await services.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(isAdmin)
    .orderBy(asc(users.id));
  return c.json(presentLimited(await readAccount(services, companyId), admins));
});

/** Longest wait for Stripe, in milliseconds; then the stored billing is shown, marked as stale. */
const REFRESH_MS = 4000;

/** Reads the company at Stripe. @returns False where Stripe could not be asked. */
async function refreshBilling(c: Context<Vars>): Promise<boolean> {
  const { services, companyId } = c.var;
  const { payments, db, log } = services;
  if (!payments) return true;
  const customer = await findCustomer(db, companyId, payments.mode);
  if (!customer?.customerId) return true;
  try {
    await withinDeadline(REFRESH_MS, async () => {
      if (payments.emulator) await catchUpClock(services, companyId);
      await syncCompany(services, companyId);
    });
    return true;
  } catch (error) {
    if (meaningOf(error) === null) throw error;
    log.warn({ id: c.var.requestId, companyId }, 'billing is shown as it was known last');
    return false;
  }
}
