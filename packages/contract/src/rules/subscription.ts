/**
 * What a person's company may do, derived from its subscription (F186-F193, D11-D14). The same function runs
 * on both sides; the server's answer counts.
 */
import type { CompanyType, PlanName, Subscription } from '../wire/plan.ts';
import type { CompanyStatus } from '../wire/company.ts';
import type { Role } from '../wire/user.ts';

/** "Unlimited" is this many (K05). */
export const UNLIMITED = 1000;

/** Additional products a Superadmin is given (K06). */
export const SUPERADMIN_ADDONS = 50;

/** The facts the derivation reads. */
export interface SubscriptionFacts {
  readonly role: Role;
  readonly company: {
    readonly type: CompanyType | null;
    readonly demo: boolean;
    readonly unlimitedProducts: boolean;
    readonly unlimitedSections: boolean;
    readonly status: CompanyStatus;
  };
  /** The company's subscription while it exists; null before the first and after its cancellation date (D12). */
  readonly current: {
    readonly planType: PlanName;
    readonly frequency: 'monthly' | 'yearly';
    readonly additionalProducts: number;
  } | null;
  readonly plans: readonly PlanFacts[];
}

/** A plan as far as the derivation needs it. */
export interface PlanFacts {
  readonly name: PlanName;
  readonly interval: 'month' | 'year';
  readonly productNumber: number;
  readonly productSections: number;
  readonly premium: boolean;
}

const closed: Subscription = {
  isActive: false,
  isPremium: false,
  frequency: null,
  numberAddons: 0,
  hasAddons: false,
  planType: null,
  productSections: 0,
  productNumber: 0,
};

/** Derives the subscription state of one person in one company. */
export function deriveSubscription(facts: SubscriptionFacts): Subscription {
  if (facts.role === 'Superadmin') return superadmin(facts);
  const { status } = facts.company;
  if (status !== 'Active') return { ...closed, closedBy: status };
  if (facts.current) return subscribed(facts, facts.current);
  return facts.company.demo ? demo(facts.company) : closed;
}

function superadmin({ company, plans }: SubscriptionFacts): Subscription {
  const plan = plans.find((each) => each.name === company.type);
  if (!plan) {
    return {
      isActive: true,
      isPremium: true,
      frequency: 'yearly',
      numberAddons: UNLIMITED,
      hasAddons: true,
      planType: null,
      productSections: UNLIMITED,
      productNumber: UNLIMITED,
    };
  }
  return {
    isActive: true,
    isPremium: plan.premium,
    frequency: plan.interval === 'month' ? 'monthly' : 'yearly',
    numberAddons: SUPERADMIN_ADDONS,
    hasAddons: true,
    planType: plan.name,
    productSections: plan.productSections,
    productNumber: plan.productNumber,
  };
}

function subscribed(
  { role, company, plans }: SubscriptionFacts,
  current: NonNullable<SubscriptionFacts['current']>,
): Subscription {
  const plan = plans.find((each) => each.name === current.planType);
  const limits = {
    productSections: company.unlimitedSections ? UNLIMITED : (plan?.productSections ?? 0),
    productNumber: company.unlimitedProducts ? UNLIMITED : (plan?.productNumber ?? 0),
  };
  const isPremium =
    role === 'User'
      ? current.planType !== 'basic' && current.planType !== 'pro'
      : (plan?.premium ?? false);
  return {
    isActive: true,
    isPremium,
    frequency: current.frequency,
    numberAddons: current.additionalProducts,
    hasAddons: current.additionalProducts > 0,
    planType: current.planType,
    ...limits,
  };
}

function demo(company: SubscriptionFacts['company']): Subscription {
  return {
    isActive: true,
    isPremium: false,
    frequency: 'yearly',
    numberAddons: 0,
    hasAddons: false,
    planType: null,
    productSections: company.unlimitedSections ? UNLIMITED : 3,
    productNumber: company.unlimitedProducts ? UNLIMITED : 1,
  };
}

/** Products a company may keep active: the plan's and the additional ones (D14). */
export function productLimit(state: Subscription): number {
  return Math.min(state.productNumber + state.numberAddons, UNLIMITED);
}
