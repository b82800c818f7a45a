import type { CurrentUser } from '@hangtag/contract/wire/auth';

/** The company's plan, as shown: "Business"; null without one. */
export function planWords({ subscription }: Pick<CurrentUser, 'subscription'>): string | null {
  const name = subscription.planType;
  return name === null ? null : name.charAt(0).toUpperCase() + name.slice(1);
}
