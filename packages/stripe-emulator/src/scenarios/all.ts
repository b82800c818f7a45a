/** All written scenarios, by topic. */
import { addOnsScenarios } from './addOns.ts';
import { beginScenarios } from './begin.ts';
import { changeScenarios } from './change.ts';
import { couponsScenarios } from './coupons.ts';
import { endingScenarios } from './ending.ts';
import { renewalScenarios } from './renewal.ts';
import type { Scenario } from './steps.ts';
import { unpaidChangeScenarios } from './unpaidChange.ts';

/** Each topic with its scenarios. */
export const topics: readonly (readonly [title: string, scenarios: readonly Scenario[]])[] = [
  ['beginning', beginScenarios],
  ['coupons', couponsScenarios],
  ['changes', changeScenarios],
  ['changes that are not paid', unpaidChangeScenarios],
  ['additional products', addOnsScenarios],
  ['renewals', renewalScenarios],
  ['ending', endingScenarios],
];
