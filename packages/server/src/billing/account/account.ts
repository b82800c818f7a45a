/** A company's stored plan state, loaded at the start and end of every billing call. */
import { productLimit } from '@hangtag/contract/rules/subscription';
import type { Subscription } from '@hangtag/contract/wire/plan';
import { type StoredBilling, findBilling } from '../sync/storedBilling.ts';
import {
  type CompanyRow,
  type SubscriptionRow,
  findCompany,
  findCurrentSubscription,
} from '../../policy/companyQueries.ts';
import { boughtOf } from '../../policy/subscription.ts';
import { notFound } from '../../http/refusal.ts';
import type { Services } from '../../http/vars.ts';
import { type PlanRow, listAddons, listPlans } from '../../policy/planQueries.ts';
import { countProducts } from '../../products/counts.ts';
import type { ActiveCounts } from '../../products/places.ts';

/** Everything that is known without asking Stripe. */
export interface Account extends ActiveCounts {
  readonly company: CompanyRow;
  readonly plans: readonly PlanRow[];
  /** Cents of one additional product for one month (K07). */
  readonly additionalCents: number;
  readonly billing: StoredBilling;
  /** The subscription that is in force; null before the first and after its last day (D12). */
  readonly subscription: SubscriptionRow | null;
  /** The plan of that subscription. */
  readonly plan: PlanRow | null;
  /** What it has bought. */
  readonly state: Subscription;
  /** Active products that the plan holds at most. */
  readonly limit: number;
}

const nothing: StoredBilling = {
  customer: null,
  cards: [],
  subscription: null,
  invoices: [],
  discount: null,
};

/** Reads it. @throws Refusal 404 without such a company. */
export async function readAccount(
  { db, payments, now }: Pick<Services, 'db' | 'payments' | 'now'>,
  companyId: number,
): Promise<Account> {
  const company = await findCompany(db, companyId);
  if (!company) throw notFound();
  const plans = await listPlans(db);
  const addons = await listAddons(db);
  const billing = payments ? await findBilling(db, companyId, payments.mode) : nothing;
  const subscription = (await findCurrentSubscription(db, companyId, now())) ?? null;
  const state = boughtOf(company, { current: subscription, plans });
  const { active, placeholders } = await countProducts(db, companyId);
  return {
    company,
    plans,
    additionalCents: addons.find(({ key }) => key === 'additionalProduct')?.monthlyCents ?? 0,
    billing,
    subscription,
    plan: plans.find(({ name }) => name === subscription?.planName) ?? null,
    active,
    placeholders,
    state,
    limit: productLimit(state),
  };
}
