/** Time-based codes (RFC 6238): SHA-1, six digits, 30 seconds, as every authenticator app has them. */
import { Secret, TOTP } from 'otpauth';

const SECONDS = 30;

/** How many steps a phone's clock may deviate, each way. */
const WINDOW = 1;

/** A new secret of 160 random bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Hangtag',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** The URI that an authenticator reads. @param label The account, e.g. its address. */
export const otpauthUri = (secret: string, label: string): string =>
  totpOf(secret, label).toString();

/** The code at a moment. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/** The number of the 30-second step whose code this is; null when no current step matches. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: SECONDS, timestamp }) + delta;
}
