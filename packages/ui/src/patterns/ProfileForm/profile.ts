import type { Avatar } from '@hangtag/contract/wire/user';

/** The editable part of a user's profile, as saved. */
export interface Profile {
  readonly avatar: Avatar;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
}

/** The request body, with the wire's names; the password only with another email (D10). */
export interface ProfileChange {
  readonly avatar: Avatar;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly currentPassword?: string;
}

/** The values in the fields. */
export interface ProfileDraft {
  readonly avatar: Avatar;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly currentPassword: string;
}

/** The fields as saved. */
export const fieldsOf = (saved: Profile): ProfileDraft => ({
  avatar: saved.avatar,
  name: saved.name ?? '',
  email: saved.email,
  phone: saved.phone ?? '',
  currentPassword: '',
});

/** Whether the email is another one, ignoring case. */
export const isOtherEmail = (typed: string, saved: string): boolean =>
  typed.trim().toLowerCase() !== saved.toLowerCase();

/** Whether both profiles show the same values. */
export const isSameProfile = (one: Profile, other: Profile): boolean =>
  one.avatar === other.avatar &&
  (one.name ?? '') === (other.name ?? '') &&
  one.email === other.email &&
  (one.phone ?? '') === (other.phone ?? '');

/** The values that differ from the saved ones, without the password; null without a difference. */
export function unsavedOf(typed: ProfileDraft, saved: Profile): Profile | null {
  const { avatar, name, email, phone } = changeOf(typed, saved);
  const now = { avatar, name, email, phone };
  return isSameProfile(now, saved) ? null : now;
}

/** The request body for the values in the fields. */
export function changeOf(typed: ProfileDraft, saved: Profile): ProfileChange {
  const { avatar, currentPassword } = typed;
  const phone = typed.phone.trim();
  return {
    avatar,
    name: typed.name.trim(),
    email: typed.email.trim(),
    phone: phone === '' ? null : phone,
    ...(isOtherEmail(typed.email, saved.email) ? { currentPassword } : {}),
  };
}
