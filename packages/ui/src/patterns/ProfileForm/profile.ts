import type { Avatar } from '@hangtag/contract/wire/user';
import { changedFields } from '../../support/useFormDraft.ts';

/** The editable part of a user's profile, as saved. */
export interface Profile {
  readonly avatar: Avatar;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
}

/** The changed fields with the wire's names; the password only with another email (D10). */
export interface ProfileChange extends Partial<Omit<Profile, 'name'>> {
  readonly name?: string;
  readonly currentPassword?: string;
}

/** The values in the fields that may be stored, so without a password. */
export interface ProfileDraft {
  readonly avatar: Avatar;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The fields as saved. */
export const fieldsOf = (saved: Profile): ProfileDraft => ({
  avatar: saved.avatar,
  name: saved.name ?? '',
  email: saved.email,
  phone: saved.phone ?? '',
});

/** Whether the email is another one, ignoring case. */
export const isOtherEmail = (typed: string, saved: string): boolean =>
  typed.trim().toLowerCase() !== saved.toLowerCase();

/** The request body: only the fields that differ, so that a save never undoes what was saved elsewhere. */
export function changeOf(
  typed: ProfileDraft,
  saved: Profile,
  currentPassword: string,
): ProfileChange {
  const trimmed = {
    avatar: typed.avatar,
    name: typed.name.trim(),
    email: typed.email.trim(),
    phone: typed.phone.trim(),
  };
  const changed = changedFields(trimmed, fieldsOf(saved)).map((field) => [
    field,
    field === 'phone' ? trimmed.phone || null : trimmed[field],
  ]);
  return {
    ...(Object.fromEntries(changed) as ProfileChange),
    ...(isOtherEmail(typed.email, saved.email) ? { currentPassword } : {}),
  };
}
