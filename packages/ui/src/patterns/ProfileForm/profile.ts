import { type AlertKind, alertKinds } from '@hangtag/contract/wire/alerts';
import { type Avatar, avatars } from '@hangtag/contract/wire/user';
import { changedFields } from '../../support/useFormDraft.ts';

/** The editable part of a user's profile, as saved. */
export interface Profile {
  readonly avatar: Avatar;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  /** Emails about figures that are switched off; null for whom none are sent. */
  readonly mutedAlerts: readonly AlertKind[] | null;
}

/** The changed fields with the wire's names; the password only with another email (D10). */
export interface ProfileChange extends Partial<Omit<Profile, 'name' | 'mutedAlerts'>> {
  readonly name?: string;
  readonly mutedAlerts?: AlertKind[];
  readonly currentPassword?: string;
}

/** The values in the fields that may be stored, so without a password. */
export interface ProfileDraft {
  readonly avatar: Avatar;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Emails about figures that are sent. */
  readonly alerts: readonly AlertKind[];
}

/** The fields as saved. */
export const fieldsOf = (saved: Profile): ProfileDraft => ({
  avatar: saved.avatar,
  name: saved.name ?? '',
  email: saved.email,
  phone: saved.phone ?? '',
  alerts: without(saved.mutedAlerts ?? []),
});

/** The other kinds. */
const without = (kinds: readonly AlertKind[]) => alertKinds.filter((kind) => !kinds.includes(kind));

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
  const { alerts, ...fields } = fieldsOf(saved);
  const changed = changedFields(trimmed, fields).map((field) => [
    field,
    field === 'phone' ? trimmed.phone || null : trimmed[field],
  ]);
  const isOtherChoice = typed.alerts.join() !== alerts.join();
  return {
    ...(Object.fromEntries(changed) as ProfileChange),
    ...(isOtherChoice && { mutedAlerts: without(typed.alerts) }),
    ...(isOtherEmail(typed.email, saved.email) ? { currentPassword } : {}),
  };
}

/** Whether an unsaved value, perhaps stored by another version of the app, fits its field. */
export function isStored(value: unknown, field: keyof ProfileDraft): boolean {
  if (field === 'alerts') return Array.isArray(value) && without(value).length < alertKinds.length;
  return field === 'avatar' ? avatars.some((each) => each === value) : typeof value === 'string';
}
