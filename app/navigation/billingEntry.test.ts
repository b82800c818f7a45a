import { demoHasNoBilling } from '@hangtag/contract/rules/billingClick';
import { expect, it } from 'vitest';
import { billingEntry } from './billingEntry.ts';

const company = { type: 'business', demo: false, status: 'Active' } as const;

it('[F196] leads an Admin with a plan to billing, and a User to its view without money', () => {
  expect(billingEntry({ role: 'Admin', company })).toEqual({
    isOpen: true,
    href: '?modal=billing',
  });
  expect(billingEntry({ role: 'User', company })).toEqual({ isOpen: true, href: '?modal=billing' });
});

it('[F195] [F197] leads an Admin without a plan, and every Superadmin, to the plans', () => {
  const plans = { isOpen: true, href: '?modal=plans' };
  expect(billingEntry({ role: 'Admin', company: { ...company, type: 'free' } })).toEqual(plans);
  expect(billingEntry({ role: 'Superadmin', company })).toEqual(plans);
});

it('[F194] [X14] leads nowhere in a demo company, and says why', () => {
  const demo = { ...company, type: 'free', demo: true } as const;
  expect(billingEntry({ role: 'Admin', company: demo })).toEqual({
    isOpen: false,
    reason: demoHasNoBilling,
  });
});
