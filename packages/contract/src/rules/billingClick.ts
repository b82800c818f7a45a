/** Decides what the menu item "Billing" opens (F194-F198, D15, D16, X14); the server refuses by the same rule. */
import type { CompanyStatus } from '../wire/company.ts';
import type { CompanyType } from '../wire/plan.ts';
import type { Role } from '../wire/user.ts';

/** Whose click it is, and the company it is about. */
export interface BillingClickFacts {
  readonly role: Role;
  readonly company: {
    readonly type: CompanyType | null;
    readonly demo: boolean;
    readonly status: CompanyStatus;
  };
}

/** `none` says why; `plans` is "Select a plan", `billing` the billing modal, `limited` its view without money. */
export type BillingClick =
  | { readonly opens: 'none'; readonly reason: string }
  | { readonly opens: 'plans' | 'billing' | 'limited' };

/** Why a demo company's Admin has no billing, and the way to a plan (F194, X14). */
export const demoHasNoBilling =
  'This is a demo company, so there is nothing to pay for. Contact support to open it for a plan.';

/** Decides what a click on Billing opens. */
export function billingClick({ role, company }: BillingClickFacts): BillingClick {
  if (role === 'Superadmin') return { opens: 'plans' };
  if (role === 'User') return { opens: 'limited' };
  // Before the plan: a demo company without one matches both of the specification's rows (X14).
  if (company.demo) return { opens: 'none', reason: demoHasNoBilling };
  const hasPlan = company.type !== null && company.type !== 'free' && company.status === 'Active';
  return { opens: hasPlan ? 'billing' : 'plans' };
}
