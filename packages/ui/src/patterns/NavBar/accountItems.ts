import { may } from '@hangtag/contract/rules/permissions';
import type { Role } from '@hangtag/contract/wire/user';
import type { AccountItem } from './types.ts';

/** Links of the account's items. */
export interface AccountHrefs {
  readonly profile: string;
  readonly billing: string;
  /** Why billing is locked, as in a demo company (X14); absent while it is open. */
  readonly billingLocked?: string;
  readonly companyAdmin: string;
  readonly companyDetails: string;
  readonly userManagement: string;
}

/** The account items that a role may open, in the menu's order [F062-F066]. */
export function accountItems(role: Role, hrefs: AccountHrefs): readonly AccountItem[] {
  const items: readonly (AccountItem & { readonly isAvailable: boolean })[] = [
    { id: 'profile', label: 'Edit profile', href: hrefs.profile, isAvailable: true },
    {
      id: 'billing',
      label: 'Billing',
      href: hrefs.billing,
      isAvailable: true,
      ...(hrefs.billingLocked !== undefined && { lockedReason: hrefs.billingLocked }),
    },
    {
      id: 'companyAdmin',
      label: 'Company admin',
      href: hrefs.companyAdmin,
      isAvailable: may(role, 'platform.admin'),
    },
    {
      id: 'companyDetails',
      label: 'Company details',
      href: hrefs.companyDetails,
      isAvailable: may(role, 'company.edit'),
    },
    {
      id: 'userManagement',
      label: 'User management',
      href: hrefs.userManagement,
      isAvailable: may(role, 'user.manage'),
    },
  ];
  return items
    .filter(({ isAvailable }) => isAvailable)
    .map(({ isAvailable: _isAvailable, ...item }) => item);
}
