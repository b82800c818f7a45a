/** What the app's pages may load for payments: Stripe's own hosts where Stripe is asked, and nothing elsewhere (payments.md 1.7). */
import type { StripeMode } from '../../db/schema/billingJson.ts';

const hosts: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/** The policy of a page, with Stripe's hosts in the modes that need them. @param mode Null where nobody can pay. */
export function withStripeHosts(policy: string, mode: StripeMode | null): string {
  if (mode !== 'test' && mode !== 'live') return policy;
  return policy
    .split('; ')
    .map((rule) => [rule, ...(hosts[rule.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
