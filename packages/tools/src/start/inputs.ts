import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const notInputs = /(^|\/)(node_modules|dist|e2e)(\/|$)|\.test\.tsx?$/;

/** The files that a build reads, sorted: everything in the folders but tests and earlier results. */
export function inputFiles(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.*`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notInputs.test(file))
    .toSorted();
}

/** One hash of names and contents: it changes when a build's result may change. */
export function fingerprint(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...inputFiles(root, folders)]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
