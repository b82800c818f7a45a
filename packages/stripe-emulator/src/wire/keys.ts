/** Checks API keys: those of Stripe's test mode, never others. */
import { timingSafeEqual } from 'node:crypto';
import { StripeProblem } from './errors.ts';

const refused = (message: string): StripeProblem => new StripeProblem({ message, status: 401 });

const masked = (key: string): string => `${key.slice(0, 8)}****`;

/** The key of a header `Authorization`, as a bearer or as the name of basic authentication. */
function keyOf(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
}

/** Throws unless the request holds the emulator's secret key. */
export function checkSecretKey(authorization: string | null, secretKey: string): void {
  const key = keyOf(authorization ?? '');
  if (key === '') throw refused('You did not provide an API key.');
  if (!key.startsWith('sk_test_')) {
    throw refused(`This is Stripe's test emulator: it takes test keys only, not ${masked(key)}.`);
  }
  const given = Buffer.from(key);
  const wanted = Buffer.from(secretKey);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw refused(`Invalid API Key provided: ${masked(key)}`);
  }
}

/** Throws unless it is a publishable key of test mode. */
export function checkPublishableKey(key: string): void {
  if (key.startsWith('pk_test_')) return;
  throw refused(`This is Stripe's test emulator: it takes test keys only, not ${masked(key)}.`);
}
