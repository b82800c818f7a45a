import type { Avatar } from '@hangtag/contract/wire/user';

/** What people change of themselves, as it is saved. */
export interface Profile {
  readonly avatar: Avatar;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
}

/** What is to be saved, named as on the wire; the password only for another address (D10). */
export interface ProfileChange {
  readonly avatar: Avatar;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly currentPassword?: string;
}

/** What stands in the fields. */
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

/** Is it another address? Case makes none. */
export const isOtherEmail = (typed: string, saved: string): boolean =>
  typed.trim().toLowerCase() !== saved.toLowerCase();

/** Are both the same to a reader? */
export const isSameProfile = (one: Profile, other: Profile): boolean =>
  one.avatar === other.avatar &&
  (one.name ?? '') === (other.name ?? '') &&
  one.email === other.email &&
  (one.phone ?? '') === (other.phone ?? '');

/** What the fields say otherwise than what is saved, without the password; null when they say the same. */
export function unsavedOf(typed: ProfileDraft, saved: Profile): Profile | null {
  const { avatar, name, email, phone } = changeOf(typed, saved);
  const now = { avatar, name, email, phone };
  return isSameProfile(now, saved) ? null : now;
}

/** What the fields ask to be saved. */
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
