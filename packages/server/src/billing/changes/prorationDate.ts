/**
 * From when a change is reckoned: the beginning of the hour. So the bill that was shown is the bill that is charged, although
 * a minute passed in between.
 */
import type { Services } from '../../http/vars.ts';
import { findBilling } from '../sync/storedBilling.ts';
import type { BillingContext } from '../operations/context.ts';

const HOUR = 3600;

/** In seconds; never before the period began. */
export async function prorationDate(
  { services, payments, companyId }: Pick<BillingContext, 'services' | 'payments' | 'companyId'>,
  periodStart: number,
): Promise<number> {
  const now = await billingTime(services, payments.mode, companyId);
  const hour = Math.floor(now.getTime() / 1000 / HOUR) * HOUR;
  return Math.max(hour, periodStart);
}

/** The company's billing time: ours, or its clock's where that was moved ahead (N10). */
export async function billingTime(
  { db, now }: Pick<Services, 'db' | 'now'>,
  mode: BillingContext['payments']['mode'],
  companyId: number,
): Promise<Date> {
  const { customer } = await findBilling(db, companyId, mode);
  const ahead = customer?.clockAt;
  return ahead && ahead > now() ? ahead : now();
}
