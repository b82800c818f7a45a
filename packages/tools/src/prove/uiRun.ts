import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, run } from '../steps.ts';
import type { Proof } from './uiReport.ts';

const folder = join(repository, '.cache/prove-ui');

/**
 * Runs stories, and returns what the reporter of `visual-tests/prove` wrote.
 * @param proof `matrix` checks each in every mode, `speed` only runs and checks it in one theme.
 * @param files Prefixes of story file paths; none for all.
 */
export async function proveStories(
  proof: 'matrix' | 'speed',
  files: readonly string[],
): Promise<Proof> {
  const file = join(folder, `${proof}.json`);
  rmSync(file, { force: true });
  await run('vitest', ['run', '--config', 'visual-tests/prove.config.ts', ...files], {
    UI_PROOF: proof,
    UI_PROOF_FILE: file,
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Proof;
}

/** Writes the faults to `.cache/prove-ui/findings.txt`. */
export function storeFindings(faults: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'findings.txt'), `${faults}\n`);
}
