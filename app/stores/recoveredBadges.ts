import type { BadgeValues } from '@hangtag/ui/patterns/BadgeList';
import { storeForm, readRecoveredForm } from './formRecovery.ts';
import { currentUser } from './session.ts';

type Badges = readonly BadgeValues[];

const place = () => `associations/${currentUser()?.companyId}`;

/** Keeps the badges as they stand in the form for the person who sits here; null forgets them (X10, decision 0015). */
export const storeUnsavedBadges = (typed: Badges | null): void => storeForm(place(), typed);

/** The badges as this person left them and never saved; null when there is nothing. */
export const readRecoveredBadges = (): Badges | null => readRecoveredForm(place(), isBadges);

const isText = (value: unknown) => value === null || typeof value === 'string';

/** Written by another version of the app, it may have another shape; then it is nothing. */
const isBadges = (value: unknown): value is Badges => Array.isArray(value) && value.every(isBadge);

function isBadge(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { association, certificateNumber, validFrom, validTo, evidence } = value as Partial<
    Record<keyof BadgeValues, unknown>
  >;
  return (
    typeof association === 'object' &&
    association !== null &&
    'id' in association &&
    'name' in association &&
    typeof certificateNumber === 'string' &&
    isText(validFrom) &&
    isText(validTo) &&
    typeof evidence === 'object'
  );
}
