import type { CurrentUser } from '@hangtag/contract/wire/auth';

/** As `planWords`, and a company that is open or closed for another reason by its state; null without a plan. */
export function planHeading({
  subscription,
  company,
}: Pick<CurrentUser, 'subscription' | 'company'>): string | null {
  if (subscription.closedBy) return `${subscription.closedBy} company`;
  return planWords({ subscription }) ?? (company.demo ? 'Demo company' : null);
}

/** The company's plan, as shown: "Business"; null without one. */
export function planWords({ subscription }: Pick<CurrentUser, 'subscription'>): string | null {
  const name = subscription.planType;
  return name === null ? null : name.charAt(0).toUpperCase() + name.slice(1);
}
