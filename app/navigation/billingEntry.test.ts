import { demoHasNoBilling } from '@hangtag/contract/rules/billingClick';
import { expect, it } from 'vitest';
import { billingEntry } from './billingEntry.ts';

const company = { type: 'business', demo: false, status: 'Active' } as const;

it('leads an Admin with a plan to billing, and a User to its view without money [F196]', () => {
  expect(billingEntry({ role: 'Admin', company })).toEqual({
    isOpen: true,
    href: '?modal=billing',
  });
  expect(billingEntry({ role: 'User', company })).toEqual({ isOpen: true, href: '?modal=billing' });
});

it('leads an Admin without a plan, and every Superadmin, to the plans [F195] [F197]', () => {
  const plans = { isOpen: true, href: '?modal=plans' };
  expect(billingEntry({ role: 'Admin', company: { ...company, type: 'free' } })).toEqual(plans);
  expect(billingEntry({ role: 'Superadmin', company })).toEqual(plans);
});

it('leads nowhere in a demo company, and says why [F194] [X14]', () => {
  const demo = { ...company, type: 'free', demo: true } as const;
  expect(billingEntry({ role: 'Admin', company: demo })).toEqual({
    isOpen: false,
    reason: demoHasNoBilling,
  });
});
