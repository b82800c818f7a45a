import { demoHasNoBilling } from '@hangtag/contract/rules/billingClick';
import { expect, it } from 'vitest';
import { billingWay } from './billingWay.ts';

const company = { type: 'business', demo: false, status: 'Active' } as const;

it('[F196] leads an Admin with a plan to billing, and a User to its view without money', () => {
  expect(billingWay({ role: 'Admin', company })).toEqual({ isOpen: true, href: '?modal=billing' });
  expect(billingWay({ role: 'User', company })).toEqual({ isOpen: true, href: '?modal=billing' });
});

it('[F195] [F197] leads an Admin without a plan, and every Superadmin, to the plans', () => {
  const plans = { isOpen: true, href: '?modal=plans' };
  expect(billingWay({ role: 'Admin', company: { ...company, type: 'free' } })).toEqual(plans);
  expect(billingWay({ role: 'Superadmin', company })).toEqual(plans);
});

it('[F194] [X14] leads nowhere in a demo company, and says why', () => {
  const demo = { ...company, type: 'free', demo: true } as const;
  expect(billingWay({ role: 'Admin', company: demo })).toEqual({
    isOpen: false,
    reason: demoHasNoBilling,
  });
});
