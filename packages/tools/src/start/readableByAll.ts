import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lets every account read a folder and all in it, as programs of a build: the account that builds an image is not the one
 * that runs it.
 */
export function readableByAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
