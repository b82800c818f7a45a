/** A folder of archives named by their time, of which the newest are kept. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Only what this names is ever removed; the names sort by time. */
const named = /^hangtag-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar$/;

/** The file of an archive that begins now; makes the folder, which only its owner may enter. */
export function nextBackup(folder: string, now: Date): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `hangtag-${time}Z.tar`);
}

/** Removes the oldest archives beyond this number. @returns Their names. */
export function removeOldBackups(folder: string, keep: number): readonly string[] {
  const oldest = readdirSync(folder)
    .filter((name) => named.test(name))
    .toSorted()
    .slice(0, -keep);
  for (const name of oldest) rmSync(join(folder, name));
  return oldest;
}
