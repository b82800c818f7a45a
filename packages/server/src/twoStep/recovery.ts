/** Recovery codes for a lost authenticator: 80 random bits each, stored as hashes, valid once. */
import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@hangtag/contract/wire/twoStep';
import { hashOf } from '../support/tokens.ts';

/** Base32 without characters that look alike on paper. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';

const LENGTH = 16;

/** A code for display: four groups of four. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from(randomBytes(LENGTH), (byte) => letters.charAt(byte % 32)).join('');
    return code.replaceAll(/(.{4})(?=.)/g, '$1-');
  });

/** The stored hash of a code, whatever its case and separators. */
export const hashOfRecoveryCode = (typed: string): string =>
  hashOf(
    typed
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );
