/** Parses pasted email addresses. Pure. */
import { emailProblem } from '@hangtag/contract/wire/email';
import { fieldMessages } from '@hangtag/contract/wire/messages';

/** The most addresses at once; the server takes 50 invitations an hour. */
export const ADDRESSES_MAX = 50;

/**
 * The addresses of a text without duplicates, in order: split at commas, semicolons, blanks and lines. Of `Wes Okafor
 * <wes@lund.example>` the part in brackets counts.
 */
export function addressesOf(text: string): readonly string[] {
  const parts = text.split(/[,;\n\r]+/u).flatMap((part) => {
    const inBrackets = [...part.matchAll(/<([^<>]*)>/gu)].map(([, inside]) => inside ?? '');
    return inBrackets.length > 0 ? inBrackets : part.split(/\s+/u);
  });
  const seen = new Map<string, string>();
  for (const part of parts) {
    const address = part.trim();
    const key = address.toLowerCase();
    if (address !== '' && !seen.has(key)) seen.set(key, address);
  }
  return [...seen.values()];
}

/** Why a text of addresses is invalid; null when it is valid [F209]. */
export function addressesProblem(text: string): string | null {
  const addresses = addressesOf(text);
  if (addresses.length === 0) return fieldMessages.required;
  if (addresses.length > ADDRESSES_MAX)
    return `At most ${ADDRESSES_MAX} addresses at once. Here are ${addresses.length}.`;
  const wrong = addresses.filter((address) => emailProblem(address) !== null);
  if (wrong.length === 0) return null;
  return addresses.length === 1
    ? fieldMessages.email
    : `${fieldMessages.email}: ${wrong.slice(0, 3).join(', ')}${wrong.length > 3 ? ' …' : ''}`;
}
