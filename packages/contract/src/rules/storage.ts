/** How many bytes of files a plan stores. */
import type { PlanName, Subscription } from '../wire/plan.ts';
import { type Gate, limitWords } from './productLimits.ts';

const GB = 1_000_000_000;

/** Null: no limit. */
const limits: Readonly<Record<PlanName, number | null>> = {
  basic: 2 * GB,
  pro: 20 * GB,
  business: 200 * GB,
  enterprise: null,
};

/** Bytes that the plan stores; null without a limit. A company without a plan has room for its first pages. */
export function storageLimit({ planType, isPremium }: Subscription): number | null {
  if (planType) return limits[planType];
  return isPremium ? null : limits.basic;
}

/** May so many bytes be added? Files above the limit after a downgrade stay. @param used Bytes that are stored. */
export function storageGate(state: Subscription, used: number, added: number): Gate {
  const limit = storageLimit(state);
  if (limit === null || used + added <= limit) return { isOpen: true };
  const { holder, more } = limitWords(state);
  const ways = `Delete files that nothing uses${more ? `. ${more}` : ', or change the plan.'}`;
  return {
    isOpen: false,
    code: 'plan_limit',
    message: `${holder} stores ${limit / GB} GB of files, and this one does not fit. ${ways}`,
  };
}
