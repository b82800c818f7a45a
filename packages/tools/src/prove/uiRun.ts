import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, run } from '../steps.ts';
import type { Proof } from './uiReport.ts';

const folder = join(repository, '.cache/prove-ui');

/**
 * Plays stories, and hands out what the reporter of `visual-tests/prove` wrote.
 * @param proof `matrix` looks at each in every way, `speed` only plays and judges it in one theme.
 * @param files What the paths of story files begin with; none for all.
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

/** Keeps what is to be mended in `.cache/prove-ui/findings.txt`. */
export function storeFindings(faults: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'findings.txt'), `${faults}\n`);
}
