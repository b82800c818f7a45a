/** What the plan lets a company do with its products now, and the sentence that says why not (D13, D14, D34). */
import { productLimit, UNLIMITED } from './subscription.ts';
import type { CompanyStatus } from '../wire/company.ts';
import type { Subscription } from '../wire/plan.ts';
import type { Role } from '../wire/user.ts';

/** Open, or closed for a reason a person can act on. */
export type Gate =
  | { readonly isOpen: true }
  | {
      readonly isOpen: false;
      readonly code: 'plan_inactive' | 'plan_limit';
      readonly message: string;
    };

const open: Gate = { isOpen: true };

/** May drafts be edited and pages be published? Published pages stay up either way (X9). */
export function editGate(state: Subscription): Gate {
  if (state.isActive) return open;
  return closed(
    state.closedBy
      ? companyClosed(state.closedBy)
      : 'No plan is active. Choose a plan to edit and publish.',
  );
}

/**
 * May its people change what all pages of a company show at once, such as its name? A company without a plan prepares
 * itself; one that is not Active changes nothing (D16).
 */
export function liveGate(role: Role, status: CompanyStatus): Gate {
  return role === 'Superadmin' || status === 'Active' ? open : closed(companyClosed(status));
}

const companyClosed = (status: CompanyStatus) =>
  `This company is ${status.toLowerCase()}. Contact support to edit and publish again.`;

const closed = (reason: string): Gate => ({
  isOpen: false,
  code: 'plan_inactive',
  message: `${reason} Published pages stay up.`,
});

/** Who sets a limit, and where more comes from: a demo company has no plan to change (F194). */
export function limitWords({ isActive, planType }: Subscription) {
  return isActive && planType === null
    ? { holder: 'A demo company', more: 'Contact support to open it for a plan.' }
    : { holder: 'The plan' };
}

/**
 * May this many more products become active, by creating or by restoring them?
 * @param used Products of the company that are active.
 * @param wanted How many more. @default 1
 */
export function createGate(state: Subscription, used: number, wanted = 1): Gate {
  const edit = editGate(state);
  if (!edit.isOpen) return edit;
  const limit = productLimit(state);
  if (used + wanted <= limit) return open;
  const holds = limit === 1 ? '1 product' : `${limit} products`;
  const left = Math.max(0, limit - used);
  const room = left > 0 ? `, so there is room for ${left} more` : '';
  const { holder, more = 'Change the plan or add products to it.' } = limitWords(state);
  return {
    isOpen: false,
    code: 'plan_limit',
    message: `${holder} holds ${holds} and ${used} ${used === 1 ? 'is' : 'are'} in use${room}. ${more}`,
  };
}

/** May a page hold this many sections? A page that already holds as many may keep them. */
export function sectionsGate(state: Subscription, wanted: number, present: number): Gate {
  const limit = state.productSections;
  if (wanted <= limit || wanted <= present) return open;
  return { isOpen: false, code: 'plan_limit', message: sectionsFull(state, limit) };
}

/** Why a page holds no more sections, with the way to more. */
export function sectionsFull(state: Subscription, limit: number): string {
  const { holder, more = 'Change the plan to add more.' } = limitWords(state);
  return `${holder} allows ${limit === 1 ? '1 section' : `${limit} sections`} on a page. ${more}`;
}

/**
 * May serial numbers be made for a product?
 * @param isIncluded Does the plan include serialized codes? [F098]
 */
export function serialsGate(state: Subscription, isIncluded: boolean): Gate {
  const edit = editGate(state);
  if (!edit.isOpen || isIncluded) return edit;
  return {
    isOpen: false,
    code: 'plan_limit',
    message:
      'The plan does not include serialized codes. Pro and Business do, at an extra cost per product.',
  };
}

/** A limit as people read it: 1000 and more is no limit (K05, D14). */
export function limitText(limit: number): string {
  return limit >= UNLIMITED ? 'Unlimited' : String(limit);
}
