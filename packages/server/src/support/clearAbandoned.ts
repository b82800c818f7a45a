/** Files that a process left half-written when it died. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Longer than writing one can take: several servers may share the folder. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Removes the files of a folder that were not written to for an hour.
 * @param own Names that this process writes: they stay, however old a clock that jumps makes them look.
 */
export async function clearAbandoned(
  folder: string,
  own: ReadonlySet<string> = new Set(),
): Promise<void> {
  const before = Date.now() - ABANDONED_MS;
  for (const name of await readdir(folder)) {
    if (own.has(name)) continue;
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => null);
    if (facts && facts.mtimeMs < before) await rm(file, { force: true });
  }
}
