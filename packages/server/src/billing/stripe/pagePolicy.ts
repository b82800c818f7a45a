/** The content security policy for payments: Stripe's hosts in the modes `test` and `live`, none in others. */
import type { StripeMode } from '../../db/schema/billingJson.ts';

const hosts: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/** Adds Stripe's hosts to a page's policy in the modes that need them. @param mode Null without payments. */
export function withStripeHosts(policy: string, mode: StripeMode | null): string {
  if (mode !== 'test' && mode !== 'live') return policy;
  return policy
    .split('; ')
    .map((rule) => [rule, ...(hosts[rule.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
