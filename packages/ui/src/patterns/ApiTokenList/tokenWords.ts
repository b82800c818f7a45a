/** Texts about tokens. */
import type { Ability, ApiToken } from '@hangtag/contract/wire/apiToken';
import { abilityWords } from '../../support/abilityWords.ts';
import { formatDate } from '../../support/formatDate.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The abilities as text: `Read products, read files, and issue codes`. */
export function abilitiesWords(abilities: readonly Ability[]): string {
  const words = abilities.map((ability) => abilityWords[ability].toLowerCase());
  const all = list.format(words);
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** When the token was last used, as text. */
export const lastUsedWords = ({ lastUsedAt }: Pick<ApiToken, 'lastUsedAt'>): string =>
  lastUsedAt === null ? 'Never' : formatDate(lastUsedAt);

/**
 * When the token expires, or that it has expired.
 * @param now Milliseconds since 1970.
 */
export function expiryWords(
  { expiresAt }: Pick<ApiToken, 'expiresAt'>,
  now: number,
): { readonly isExpired: boolean; readonly words: string } {
  if (expiresAt === null) return { isExpired: false, words: 'Never' };
  const isExpired = Date.parse(expiresAt) <= now;
  return {
    isExpired,
    words: isExpired ? `Expired ${formatDate(expiresAt)}` : formatDate(expiresAt),
  };
}

const DAY = 86_400_000;

/** The lifetimes of a new token in days; null lasts until it is revoked. */
export const lifetimes = [
  { id: '30', label: '30 days', days: 30 },
  { id: '90', label: '90 days', days: 90 },
  { id: '365', label: '1 year', days: 365 },
  { id: 'open', label: 'Until it is revoked', days: null },
] as const;

/** The id of one of `lifetimes`. */
export type Lifetime = (typeof lifetimes)[number]['id'];

/** The expiry of a lifetime, ISO 8601; null for none. */
export function endOf(lifetime: Lifetime, now: number): string | null {
  const days = lifetimes.find(({ id }) => id === lifetime)?.days ?? null;
  return days === null ? null : new Date(now + days * DAY).toISOString();
}
