/** The scenarios that Stripe's API cannot run. */
import type { Scenario } from '../scenarios/steps.ts';

const reasons: Readonly<Record<string, string>> = {
  'a coupon that is over is refused':
    'No coupon can be made that is over already, and Stripe does not say whether a coupon ends by the real clock or by the test clock.',
};

/** Why Stripe's API cannot run a scenario; null where it can. */
export function skipReason([name, , steps]: Scenario): string | null {
  if (steps.some(({ needsBrowser }) => needsBrowser)) {
    return 'The bank’s question is answered on a page of Stripe’s in a browser, and no call answers it.';
  }
  return reasons[name] ?? null;
}
