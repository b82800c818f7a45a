import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { planNames } from '../wire/plan.ts';
import {
  type PlanFacts,
  SUPERADMIN_ADDONS,
  type SubscriptionFacts,
  UNLIMITED,
  deriveSubscription,
  productLimit,
} from './subscription.ts';

const month = { interval: 'month' } as const;

/** The plans that are for sale (D22). */
const plans: readonly PlanFacts[] = [
  { name: 'basic', interval: 'month', productNumber: 1, productSections: 3, premium: false },
  { name: 'pro', interval: 'month', productNumber: 3, productSections: 5, premium: false },
  { name: 'business', interval: 'month', productNumber: 7, productSections: 1000, premium: true },
  { name: 'enterprise', ...month, productNumber: 1000, productSections: 1000, premium: true },
];

const planName = fc.constantFrom(...planNames);
const company = fc.record({
  type: fc.option(fc.constantFrom(...planNames, 'free' as const)),
  demo: fc.boolean(),
  unlimitedProducts: fc.boolean(),
  unlimitedSections: fc.boolean(),
  status: fc.constant('Active' as const),
});
const current = fc.record({
  planType: planName,
  frequency: fc.constantFrom('monthly' as const, 'yearly' as const),
  additionalProducts: fc.integer({ min: 0, max: 100 }),
});
const bought = company.map((each) => ({
  ...each,
  unlimitedProducts: false,
  unlimitedSections: false,
}));

const derive = (facts: Omit<SubscriptionFacts, 'plans'>) => deriveSubscription({ ...facts, plans });
const planOf = (name: string | null) => plans.find((plan) => plan.name === name);

describe('a company with a subscription', () => {
  it('is active for a User, and premium unless the plan is basic or pro [F186] [D11]', () => {
    fc.assert(
      fc.property(company, current, (its, sub) => {
        const state = derive({ role: 'User', company: its, current: sub });
        expect(state.isActive).toBe(true);
        expect(state.isPremium).toBe(!['basic', 'pro'].includes(sub.planType));
      }),
    );
  });

  it('is active for an Admin, with the plan’s details [F187]', () => {
    fc.assert(
      fc.property(bought, current, (its, sub) => {
        const plan = planOf(sub.planType);
        expect(derive({ role: 'Admin', company: its, current: sub })).toEqual({
          isActive: true,
          isPremium: plan?.premium,
          frequency: sub.frequency,
          numberAddons: sub.additionalProducts,
          hasAddons: sub.additionalProducts > 0,
          planType: sub.planType,
          productSections: plan?.productSections,
          productNumber: plan?.productNumber,
        });
      }),
    );
  });

  it('has the same limits for every user of the company', () => {
    fc.assert(
      fc.property(company, current, (its, sub) => {
        const asked = (role: 'User' | 'Admin') => {
          const state = derive({ role, company: its, current: sub });
          return [productLimit(state), state.productSections];
        };
        expect(asked('User')).toEqual(asked('Admin'));
      }),
    );
  });
});

describe('a company without a subscription', () => {
  const withoutOne = fc.record({
    role: fc.constantFrom('User' as const, 'Admin' as const),
    its: company,
  });

  it('is active, not premium, yearly and without add-ons as a demo [F188]', () => {
    fc.assert(
      fc.property(withoutOne, ({ role, its }) => {
        expect(derive({ role, company: { ...its, demo: true }, current: null })).toMatchObject({
          isActive: true,
          isPremium: false,
          frequency: 'yearly',
          numberAddons: 0,
          hasAddons: false,
          planType: null,
        });
      }),
    );
  });

  it('has 3 sections and 1 product as a demo, or 1000 of every unlimited feature [F189] [F190]', () => {
    fc.assert(
      fc.property(withoutOne, ({ role, its }) => {
        const state = derive({ role, company: { ...its, demo: true }, current: null });
        expect(state.productSections).toBe(its.unlimitedSections ? 1000 : 3);
        expect(state.productNumber).toBe(its.unlimitedProducts ? 1000 : 1);
      }),
    );
  });

  it('is inactive and has nothing otherwise [F191]', () => {
    fc.assert(
      fc.property(withoutOne, ({ role, its }) => {
        expect(derive({ role, company: { ...its, demo: false }, current: null })).toEqual({
          isActive: false,
          isPremium: false,
          frequency: null,
          numberAddons: 0,
          hasAddons: false,
          planType: null,
          productSections: 0,
          productNumber: 0,
        });
      }),
    );
  });
});

describe('a company that is not Active', () => {
  it('has nothing, whatever it pays for; a Superadmin can still work in it [D16]', () => {
    const closed = fc.constantFrom('Inactive' as const, 'Suspended' as const);
    const role = fc.constantFrom('User' as const, 'Admin' as const);
    fc.assert(
      fc.property(company, fc.option(current), closed, role, (its, sub, status, asking) => {
        const facts = { company: { ...its, status }, current: sub };
        const { isActive, closedBy, productNumber } = derive({ ...facts, role: asking });
        expect([isActive, closedBy, productNumber]).toEqual([false, status, 0]);
        expect(derive({ ...facts, role: 'Superadmin' }).isActive).toBe(true);
      }),
    );
  });
});

describe('a Superadmin', () => {
  it('has the plan of the company’s type, with 50 add-ons, whatever is paid [F192] [K06]', () => {
    fc.assert(
      fc.property(company, fc.option(current), planName, (its, sub, type) => {
        const plan = planOf(type);
        const state = derive({ role: 'Superadmin', company: { ...its, type }, current: sub });
        expect(state).toEqual({
          isActive: true,
          isPremium: plan?.premium,
          frequency: 'monthly',
          numberAddons: SUPERADMIN_ADDONS,
          hasAddons: true,
          planType: type,
          productSections: plan?.productSections,
          productNumber: plan?.productNumber,
        });
        expect(SUPERADMIN_ADDONS).toBe(50);
      }),
    );
  });

  it('is unlimited and yearly where no plan matches [F193] [K05]', () => {
    const unmatched = fc.constantFrom(null, 'free' as const);
    fc.assert(
      fc.property(company, fc.option(current), unmatched, (its, sub, type) => {
        const state = derive({ role: 'Superadmin', company: { ...its, type }, current: sub });
        expect(state).toMatchObject({
          isActive: true,
          isPremium: true,
          frequency: 'yearly',
          numberAddons: 1000,
          planType: null,
        });
        expect(productLimit(state)).toBe(UNLIMITED);
      }),
    );
  });
});

describe('the limit of products', () => {
  it('is the plan’s number and the additional ones, and never above unlimited [D14]', () => {
    fc.assert(
      fc.property(bought, current, (its, sub) => {
        const state = derive({ role: 'Admin', company: its, current: sub });
        const sum = (planOf(sub.planType)?.productNumber ?? 0) + sub.additionalProducts;
        expect(productLimit(state)).toBe(Math.min(sum, 1000));
      }),
    );
  });

  it('grows with each additional product while it is limited', () => {
    const limited = fc.constantFrom('basic' as const, 'pro' as const, 'business' as const);
    fc.assert(
      fc.property(bought, limited, fc.integer({ min: 0, max: 99 }), (its, planType, count) => {
        const limitWith = (additionalProducts: number) => {
          const sub = { planType, frequency: 'monthly', additionalProducts } as const;
          return productLimit(derive({ role: 'Admin', company: its, current: sub }));
        };
        expect(limitWith(count + 1)).toBe(limitWith(count) + 1);
      }),
    );
  });
});
