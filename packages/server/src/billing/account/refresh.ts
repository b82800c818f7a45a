/** Reads a company at Stripe before it is shown, when what is stored is not from just now. */
import type { Context } from 'hono';
import type { Vars } from '../../http/vars.ts';
import { catchUpClock } from '../sync/clock.ts';
import { withinDeadline } from '../stripe/deadline.ts';
import { meaningOf } from '../stripe/failures.ts';
import { findCustomer } from '../sync/customers.ts';
import { syncCompany } from '../sync/sync.ts';

/** Whoever looks waits no longer than this, in milliseconds; then what is stored is shown, and marked. */
const LOOK_MS = 4000;

/** @returns False when Stripe could not be asked. */
export async function refreshBilling(c: Context<Vars>): Promise<boolean> {
  const { services, companyId } = c.var;
  const { payments, db, log } = services;
  if (!payments) return true;
  const customer = await findCustomer(db, companyId, payments.mode);
  if (!customer?.customerId) return true;
  try {
    await withinDeadline(LOOK_MS, async () => {
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
