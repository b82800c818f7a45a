import {
  type BillingClick,
  type BillingClickFacts,
  billingClick,
} from '@hangtag/contract/rules/billingClick';
import { withModal } from '../shell/modal.ts';

const modalOf: Readonly<Record<Exclude<BillingClick['opens'], 'none'>, 'billing' | 'plans'>> = {
  billing: 'billing',
  limited: 'billing',
  plans: 'plans',
};

/** Where "Billing" leads, or why it is closed [F194-F197]. */
export type BillingEntry =
  | { readonly isOpen: true; readonly href: string }
  | { readonly isOpen: false; readonly reason: string };

/** What a click on "Billing" does for a person: an address to open, or a reason. */
export function billingEntry(user: BillingClickFacts): BillingEntry {
  const click = billingClick(user);
  if (click.opens === 'none') return { isOpen: false, reason: click.reason };
  return { isOpen: true, href: withModal(modalOf[click.opens]) };
}
