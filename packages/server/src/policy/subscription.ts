/** What a user's company may do now, from the database (F186-F193). */
import type { Role } from '@hangtag/contract/wire/user';
import { deriveSubscription } from '@hangtag/contract/rules/subscription';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { Queryable } from '../db/database.ts';
import { type PlanRow, listPlans } from './planQueries.ts';
import {
  type CompanyRow,
  type SubscriptionRow,
  findCurrentSubscription,
} from './companyQueries.ts';

/** What was read of a company's plan. */
interface PlanState {
  /** In force today; null without one. */
  readonly current: SubscriptionRow | null;
  readonly plans: readonly PlanRow[];
}

/** What a company has bought, whether it is open now or not: its bills and limits go on while it is closed (D16). */
export const boughtOf = (company: CompanyRow, state: PlanState): Subscription =>
  // An Admin's: a Superadmin's own limits are not the company's.
  derive('Admin', { ...company, status: 'Active' }, state);

/** The same, read first. */
export const boughtBy = async (
  db: Queryable,
  company: CompanyRow,
  now: Date,
): Promise<Subscription> => boughtOf(company, await readPlanState(db, company.id, now));

/** The derived state of a role in a company. */
export const subscriptionOf = async (
  db: Queryable,
  role: Role,
  company: CompanyRow,
  now: Date,
): Promise<Subscription> => derive(role, company, await readPlanState(db, company.id, now));

async function readPlanState(db: Queryable, companyId: number, now: Date): Promise<PlanState> {
  const current = (await findCurrentSubscription(db, companyId, now)) ?? null;
  return { current, plans: await listPlans(db) };
}

function derive(role: Role, company: CompanyRow, { current, plans }: PlanState): Subscription {
  return deriveSubscription({
    role,
    company,
    current: current && {
      planType: current.planName,
      frequency: current.frequency,
      additionalProducts: current.additionalProducts,
    },
    plans: plans.map((plan) => ({
      name: plan.name,
      interval: 'month',
      productNumber: plan.productNumber,
      productSections: plan.productSections,
      premium: plan.premium,
    })),
  });
}
