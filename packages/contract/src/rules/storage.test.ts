import { describe, expect, it } from 'vitest';
import type { Subscription } from '../wire/plan.ts';
import { storageGate, storageLimit } from './storage.ts';

const state = (planType: Subscription['planType'], isPremium = false) =>
  ({ planType, isPremium }) as Subscription;

describe('what a plan stores', () => {
  it.each([
    ['basic', 2e9],
    ['pro', 20e9],
    ['business', 200e9],
    ['enterprise', null],
    [null, 2e9],
  ] as const)('%s: %s bytes', (planType, limit) => {
    expect(storageLimit(state(planType))).toBe(limit);
  });

  it('takes the last byte, and not one more', () => {
    expect(storageGate(state('basic'), 2e9 - 5, 5)).toEqual({ isOpen: true });
    expect(storageGate(state('basic'), 2e9 - 5, 6)).toMatchObject({
      isOpen: false,
      code: 'plan_limit',
    });
    expect(storageGate(state('enterprise'), 9e15, 1)).toEqual({ isOpen: true });
  });
});
