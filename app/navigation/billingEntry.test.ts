import { demoHasNoBilling } from '@hangtag/contract/rules/billingClick';
import { expect, it } from 'vitest';
import { billingEntry } from './billingEntry.ts';

const company = { type: 'business', demo: false, status: 'Active' } as const;

it('opens billing for an Admin with a plan, and its view without money for a User [F196]', () => {
  expect(billingEntry({ role: 'Admin', company })).toEqual({
    isOpen: true,
    href: '?modal=billing',
  });
  expect(billingEntry({ role: 'User', company })).toEqual({ isOpen: true, href: '?modal=billing' });
});

it('opens the plans for an Admin without a plan, and for every Superadmin [F195] [F197]', () => {
  const plans = { isOpen: true, href: '?modal=plans' };
  expect(billingEntry({ role: 'Admin', company: { ...company, type: 'free' } })).toEqual(plans);
  expect(billingEntry({ role: 'Superadmin', company })).toEqual(plans);
});

it('opens nothing in a demo company and gives the reason [F194] [X14]', () => {
  const demo = { ...company, type: 'free', demo: true } as const;
  expect(billingEntry({ role: 'Admin', company: demo })).toEqual({
    isOpen: false,
    reason: demoHasNoBilling,
  });
});
