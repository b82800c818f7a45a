import { type Avatar, avatars } from '@hangtag/contract/wire/user';
import { storeForm, readRecoveredForm } from './formRecovery.ts';

/** A profile as typed, without a password: that is never kept. */
export interface TypedProfile {
  readonly avatar: Avatar;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
}

const place = 'profile';

/** Keeps what stands in the profile's fields for the person who sits here; null forgets it (X10, decision 0015). */
export const storeUnsavedProfile = (typed: TypedProfile | null): void => storeForm(place, typed);

/** What this person typed and never saved; null when there is nothing. */
export const readRecoveredProfile = (): TypedProfile | null =>
  readRecoveredForm(place, isTypedProfile);

/** Written by another version of the app, it may have another shape; then it is no profile. */
function isTypedProfile(value: unknown): value is TypedProfile {
  if (typeof value !== 'object' || value === null) return false;
  const { avatar, name, email, phone } = value as Partial<Record<keyof TypedProfile, unknown>>;
  const isText = (field: unknown) => field === null || typeof field === 'string';
  return (
    avatars.some((each) => each === avatar) &&
    isText(name) &&
    isText(phone) &&
    !!email &&
    typeof email === 'string'
  );
}
