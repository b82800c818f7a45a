import { describe, expect, it } from 'vitest';
import { companyStatuses } from '../wire/company.ts';
import { type BillingClickFacts, billingClick, demoHasNoBilling } from './billingClick.ts';

const types = ['basic', 'pro', 'business', 'enterprise', 'free', null] as const;
const paid = { type: 'pro', demo: false, status: 'Active' } as const;
const open = (facts: BillingClickFacts) => billingClick(facts).opens;

/** Every company there can be. */
const companies = types.flatMap((type) =>
  [true, false].flatMap((demo) => companyStatuses.map((status) => ({ type, demo, status }))),
);

describe('the billing click', () => {
  it.each(companies.filter(({ demo }) => demo))(
    'does nothing for a demo company’s Admin, and gives the reason: $type, $status [F194] [X14]',
    (company) => {
      expect(billingClick({ role: 'Admin', company })).toEqual({
        opens: 'none',
        reason: demoHasNoBilling,
      });
    },
  );

  it.each(['free', null] as const)(
    'opens the plans for an Admin without one: %s [F195]',
    (type) => {
      expect(open({ role: 'Admin', company: { ...paid, type } })).toBe('plans');
    },
  );

  it.each(['Inactive', 'Suspended'] as const)(
    'opens the plans for an Admin whose company is %s [F195] [D16]',
    (status) => {
      expect(open({ role: 'Admin', company: { ...paid, status } })).toBe('plans');
    },
  );

  it.each(['basic', 'pro', 'business', 'enterprise'] as const)(
    'opens the billing modal for any other Admin: %s [F196]',
    (type) => {
      expect(open({ role: 'Admin', company: { ...paid, type } })).toBe('billing');
    },
  );

  it('opens the plans for a Superadmin, whatever the company [F197]', () => {
    const opened = companies.map((company) => open({ role: 'Superadmin', company }));
    expect(new Set(opened)).toEqual(new Set(['plans']));
  });

  it('opens the view without money for a User, whatever the company [D15]', () => {
    const opened = companies.map((company) => open({ role: 'User', company }));
    expect(new Set(opened)).toEqual(new Set(['limited']));
  });
});
