/**
 * Encryption for queued emails and other secrets in the database. An email's links are stored nowhere else in
 * plain text, so a copy of the database must not give them away. Keys are derived from the app key.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (appKey: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', appKey, '', purpose, 32));

const MAIL = 'hangtag mail';

/**
 * A value as JSON, encrypted with the current app key.
 * @param purpose Gives each use its own key. @default email
 */
export function seal(
  value: unknown,
  [current]: readonly [string, ...string[]],
  purpose: string = MAIL,
): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(current, purpose), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The value sealed with one of the keys for this purpose; undefined when no key fits. */
export function unseal(
  sealed: string,
  appKeys: readonly string[],
  purpose: string = MAIL,
): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of appKeys) {
    try {
      const cipher = createDecipheriv(CIPHER, keyOf(key, purpose), bytes.subarray(0, IV_BYTES));
      cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return JSON.parse(Buffer.concat([body, cipher.final()]).toString()) as unknown;
    } catch {
      // Sealed with another key: try the next.
    }
  }
  return undefined;
}
