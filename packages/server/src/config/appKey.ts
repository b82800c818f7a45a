/** The installation's own secret, used when no app key is configured. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from './privateFolder.ts';

/** Reads the key stored in `dataDir/app-key` (mode 0600); creates it at first use. */
export function loadAppKey(dataDir: string): string {
  privateFolder(dataDir);
  const file = join(dataDir, 'app-key');
  try {
    // `wx`: of two servers starting at once, one creates the key and the other reads it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
