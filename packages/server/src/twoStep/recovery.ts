/** Codes for somebody whose authenticator is lost: 80 random bits each, kept as hashes, good once. */
import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@hangtag/contract/wire/twoStep';
import { hashOf } from '../support/tokens.ts';

/** Base32 without what is mistaken for something else when it is read from paper. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';

const LENGTH = 16;

/** As they are shown: four groups of four. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from(randomBytes(LENGTH), (byte) => letters.charAt(byte % 32)).join('');
    return code.replaceAll(/(.{4})(?=.)/g, '$1-');
  });

/** How a code is kept, however it was typed. */
export const hashOfRecoveryCode = (typed: string): string =>
  hashOf(
    typed
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );
