/** Secrets in links and cookies: random, opaque, and stored only as their hash. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret of 256 random bits, 43 characters that need no escaping. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex; enough for secrets that are random themselves. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** HMAC-SHA256 of `message`, 43 characters that need no escaping. */
export const signatureOf = (message: string, key: string): string =>
  createHmac('sha256', key).update(message).digest('base64url');

/** Compares in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
