/** Decides which columns an update may write, by `userRights`, or refuses; and the version of them. Pure. */
import type * as v from 'valibot';
import {
  PLATFORM_COMPANY_ID,
  invitedAddressReason,
  isPlatformSuperadmin,
  userRights,
} from '@hangtag/contract/rules/userRights';
import type { UserUpdateBody } from '@hangtag/contract/wire/users';
import type { UserRow } from '../auth/queries.ts';
import { versionOfValues } from '../http/etag.ts';
import { forbidden, invalid } from '../http/refusal.ts';
import type { Actor } from '../http/vars.ts';

type Update = v.InferOutput<typeof UserUpdateBody>;

/** The columns that other people change. */
export const writableFields = (user: UserRow) => {
  const { name, email, avatar, phone, role, status, companyId } = user;
  return { name, email, avatar, phone, role, status, companyId };
};

/** The version of a person in the table, for `If-Match`. */
export const memberVersionOf = (user: UserRow): number =>
  versionOfValues(Object.values(writableFields(user)));

const isOther = <T>(sent: T | undefined, present: T): sent is T =>
  sent !== undefined && sent !== present;

/**
 * The columns to write; an unchanged locked field is accepted, and a locked company is ignored.
 * @throws Refusal 403 for a person, role or company that the actor may not change, 422 for fields that
 * nobody can change here.
 */
export function allowedChanges(actor: Actor, target: UserRow, update: Update): Partial<UserRow> {
  const rights = userRights(actor, target);
  if (!rights.profile) throw forbidden();
  const { role, status, companyId } = update;
  const errors: Record<string, string[]> = {};
  const isSelf = actor.id === target.id;
  if (isOther(role, target.role) && !rights.roles.includes(role)) {
    // A user cannot grant a role above their own; for oneself it is a validation error (D17).
    if (!isSelf) throw forbidden();
    errors['role'] = ['You cannot change your own role.'];
  }
  if (isOther(status, target.status) && !rights.statuses.includes(status)) {
    errors['status'] = [
      isSelf ? 'You cannot suspend yourself.' : 'An invitation is accepted by the invited person.',
    ];
  }
  if (isOther(update.email, target.email) && !rights.email) {
    errors['email'] = [isSelf ? 'Change your own address in your profile.' : invitedAddressReason];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const moves = rights.company && isOther(companyId, target.companyId);
  if (moves && companyId === PLATFORM_COMPANY_ID && !isPlatformSuperadmin(actor)) throw forbidden();
  const { name, avatar, phone } = update;
  return {
    ...(name !== undefined && { name }),
    ...(avatar !== undefined && { avatar }),
    ...(phone !== undefined && { phone: phone === '' ? null : phone }),
    ...(isOther(update.email, target.email) && { email: update.email }),
    ...(isOther(role, target.role) && { role }),
    ...(isOther(status, target.status) && { status }),
    ...(moves && { companyId }),
  };
}
