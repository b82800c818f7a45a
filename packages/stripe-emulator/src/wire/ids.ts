/** Ids like Stripe's, and secrets that are derived and never stored. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Json } from './store.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits. */
export function randomLetters(length: number): string {
  let drawn = '';
  for (const byte of randomBytes(length)) drawn += letters[byte % letters.length];
  return drawn;
}

/** A new id: `cus_` and 14 letters, others 24. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomLetters(prefix === 'cus' || prefix === 'prod' ? 14 : 24)}`;

const mark = 'hidden-client-secret:';

/** What an object keeps instead of its client secret, so that no row and no event ever holds one. */
export const hiddenSecret = (id: string): string => mark + id;

/** The client secret of an intent, derived from its id. */
export function clientSecret(id: string, secretKey: string): string {
  const digest = createHmac('sha256', secretKey).update(id).digest('hex').slice(0, 25);
  return `${id}_secret_${digest}`;
}

/** The id in a client secret, or null when the secret is not that id's. */
export function idOfClientSecret(secret: string, secretKey: string): string | null {
  const id = secret.split('_secret_')[0] ?? '';
  return clientSecret(id, secretKey) === secret ? id : null;
}

function replaced(value: Json | undefined, by: (id: string) => Json): Json | undefined {
  if (typeof value === 'string') {
    return value.startsWith(mark) ? by(value.slice(mark.length)) : value;
  }
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map((item) => replaced(item, by) ?? null);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, by)]));
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

/** The same with its client secrets: for the one answer to who asks with the secret key. */
export const revealed = (value: Json, secretKey: string): Json =>
  replaced(value, (id) => clientSecret(id, secretKey)) ?? null;

/** The same with `null` for every client secret: for events, which others keep. */
export const concealed = (value: Json): Json => replaced(value, () => null) ?? null;
