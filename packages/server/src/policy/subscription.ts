/** What a user's company may do now, from the database (F186-F193). */
import type { Role } from '@hangtag/contract/wire/user';
import { deriveSubscription } from '@hangtag/contract/rules/subscription';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { Queryable } from '../db/database.ts';
import { listPlans } from './planQueries.ts';
import { type CompanyRow, findCurrentSubscription } from './companyQueries.ts';

/** What a company has bought, whether it is open now or not: its bills and limits go on while it is closed (D16). */
export const boughtBy = (db: Queryable, company: CompanyRow, now: Date): Promise<Subscription> =>
  // An Admin's: a Superadmin's own limits are not the company's.
  subscriptionOf(db, 'Admin', { ...company, status: 'Active' }, now);

/** The derived state of a role in a company. */
export async function subscriptionOf(
  db: Queryable,
  role: Role,
  company: CompanyRow,
  now: Date,
): Promise<Subscription> {
  const current = await findCurrentSubscription(db, company.id, now);
  const plans = await listPlans(db);
  return deriveSubscription({
    role,
    company,
    current: current
      ? {
          planType: current.planName,
          frequency: current.frequency,
          additionalProducts: current.additionalProducts,
        }
      : null,
    plans: plans.map((plan) => ({
      name: plan.name,
      interval: 'month',
      productNumber: plan.productNumber,
      productSections: plan.productSections,
      premium: plan.premium,
    })),
  });
}
