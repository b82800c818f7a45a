/** The plans as in their modal. */
import type { Plan } from '@hangtag/contract/wire/plan';
import type { PlanCardsProps, PlanInterval } from '@hangtag/ui/patterns/PlanCards';
import { fn } from 'storybook/test';
import { plansAnswer } from '../fixtures/plans.ts';

/** Loaded plans. */
export const readyPlans = (plans: readonly Plan[]): PlanCardsProps['content'] => ({
  phase: 'ready',
  plans,
});

/** In plan update only the month can be chosen (F155). */
export const noYearlyReason = 'A plan is changed by the month. Ask support for yearly billing.';

/** A company without a plan that has three products. */
export const planCardsArgs = {
  content: readyPlans(plansAnswer.plans),
  onRetry: fn(),
  onChoose: fn(),
  usedProducts: 3,
  current: null satisfies PlanCardsProps['current'],
  choosing: null satisfies PlanCardsProps['choosing'],
  interval: 'month' satisfies PlanInterval,
  onIntervalChange: undefined satisfies PlanCardsProps['onIntervalChange'],
  yearlyLockedReason: undefined satisfies string | undefined,
  lockedPlans: undefined satisfies PlanCardsProps['lockedPlans'],
  lockedReason: undefined satisfies string | undefined,
} satisfies PlanCardsProps;
