import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ctaGate } from './cta.ts';
import { createGate, editGate, limitText, sectionsGate } from './productLimits.ts';
import { storageGate } from './storage.ts';
import { productLimit } from './subscription.ts';
import type { Subscription } from '../wire/plan.ts';

const pro: Subscription = {
  isActive: true,
  isPremium: false,
  frequency: 'monthly',
  numberAddons: 2,
  hasAddons: true,
  planType: 'pro',
  productSections: 5,
  productNumber: 3,
};
const none: Subscription = { ...pro, isActive: false, productNumber: 0, numberAddons: 0 };

describe('product limits', () => {
  it('counts the plan and its additional products [D14]', () => {
    expect(createGate(pro, 4)).toEqual({ isOpen: true });
    expect(createGate(pro, 5)).toEqual({
      isOpen: false,
      code: 'plan_limit',
      message: 'The plan holds 5 products and 5 are in use. Change the plan or add products to it.',
    });
  });

  it('leads a demo company, which has no plan to change, to support [F194]', () => {
    const demo: Subscription = { ...pro, planType: null, numberAddons: 0, productNumber: 1 };
    const more = 'Contact support to open it for a plan.';
    expect(createGate(demo, 1)).toMatchObject({
      message: `A demo company holds 1 product and 1 is in use. ${more}`,
    });
    expect(sectionsGate({ ...demo, productSections: 3 }, 4, 3)).toMatchObject({
      message: `A demo company allows 3 sections on a page. ${more}`,
    });
    expect(ctaGate(demo, 3)).toMatchObject({
      message: `A demo company holds 3 calls to action and 3 are in use. Delete one. ${more}`,
    });
    expect(storageGate(demo, 2e9, 1)).toMatchObject({
      message: `A demo company stores 2 GB of files, and this one does not fit. Delete files that nothing uses. ${more}`,
    });
  });

  it('closes creation exactly at the limit', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(100), fc.nat(1200), (number, addons, used) => {
        const state = { ...pro, productNumber: number, numberAddons: addons };
        expect(createGate(state, used).isOpen).toBe(used < productLimit(state));
      }),
    );
  });

  it('counts how many more fit when several are wanted [D33]', () => {
    expect(createGate(pro, 3, 2).isOpen).toBe(true);
    expect(createGate(pro, 3, 3)).toMatchObject({
      code: 'plan_limit',
      message:
        'The plan holds 5 products and 3 are in use, so there is room for 2 more. Change the plan or add products to it.',
    });
  });

  it('closes editing without a plan, while pages stay public [X9]', () => {
    expect(editGate(pro)).toEqual({ isOpen: true });
    expect(editGate(none)).toMatchObject({ code: 'plan_inactive' });
    expect(createGate(none, 0)).toMatchObject({ code: 'plan_inactive' });
  });

  it('states that the company is closed, whatever its plan [D16]', () => {
    const suspended: Subscription = { ...none, closedBy: 'Suspended' };
    expect(createGate(suspended, 0)).toEqual({
      isOpen: false,
      code: 'plan_inactive',
      message:
        'This company is suspended. Contact support to edit and publish again. Published pages stay up.',
    });
  });

  it('lets a page keep the sections it already has after a downgrade', () => {
    expect(sectionsGate(pro, 6, 5)).toMatchObject({ isOpen: false, code: 'plan_limit' });
    expect(sectionsGate(pro, 6, 7).isOpen).toBe(true);
    expect(sectionsGate(pro, 8, 7).isOpen).toBe(false);
  });

  it('reads 1000 and more as unlimited [K05]', () => {
    expect([limitText(999), limitText(1000)]).toEqual(['999', 'Unlimited']);
  });
});
