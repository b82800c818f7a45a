import {
  type BillingClick,
  type BillingClickFacts,
  billingClick,
} from '@hangtag/contract/rules/billingClick';
import { withModal } from './modal.ts';

const modalOf: Readonly<Record<Exclude<BillingClick['opens'], 'none'>, 'billing' | 'plans'>> = {
  billing: 'billing',
  limited: 'billing',
  plans: 'plans',
};

/** The target of "Billing", or why it is locked [F194-F197]. */
export type BillingEntry =
  | { readonly isOpen: true; readonly href: string }
  | { readonly isOpen: false; readonly reason: string };

/** What "Billing" does for a user: an address to open, or a reason. */
export function billingEntry(user: BillingClickFacts): BillingEntry {
  const click = billingClick(user);
  if (click.opens === 'none') return { isOpen: false, reason: click.reason };
  return { isOpen: true, href: withModal(modalOf[click.opens]) };
}
