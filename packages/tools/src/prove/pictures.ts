/**
 * `npm run prove:pictures`: takes every picture twenty times, flagships in all their modes too, and compares bytes.
 * `-- --repeats=3 stories/elements` takes fewer of less, `-- --flagships` only stories that are seen in all modes.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository, run, spoken } from '../steps.ts';
import { unstable } from './unstable.ts';

const folder = join(repository, '.cache/prove-pictures');
const args = process.argv.slice(2);
const asked = args.find((arg) => arg.startsWith('--repeats='))?.split('=')[1];
const repeats = Number(asked ?? 20);
const files = args.filter((arg) => !arg.startsWith('--'));

/** Each picture of one run by its path, as the hash of its bytes. */
function hashes(): ReadonlyMap<string, string> {
  const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .toSorted();
  return new Map(
    pictures.map((path) => {
      const bytes = readFileSync(join(folder, path));
      return [path, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}

const env = {
  PICTURE_MODES: 'yes',
  PICTURE_FOLDER: folder,
  ...(args.includes('--flagships') ? { STORY_TAG: 'picture-modes' } : {}),
};
const runs: ReadonlyMap<string, string>[] = [];
const started = performance.now();
let failed = 0;
for (let repeat = 1; repeat <= repeats; repeat += 1) {
  rmSync(folder, { recursive: true, force: true });
  const { code } = await run(
    'vitest',
    ['run', '--config', 'visual-tests/vitest.config.ts', '--reporter=dot', ...files, '--update'],
    env,
  );
  if (code !== 0) failed += 1;
  runs.push(hashes());
  console.log(`• ${repeat} of ${repeats}: ${runs.at(-1)?.size ?? 0} pictures`);
}
const found = unstable(runs);
for (const { path, looks, missing } of found)
  console.log(`${path}: ${looks} different, missing in ${missing} of ${repeats} runs`);
const pictures = new Set(runs.flatMap((each) => [...each.keys()])).size;
console.log(
  `\n${pictures} pictures, ${repeats} times each: ${found.length} not the same bytes every time, ${failed} runs with a failed story, in ${spoken(performance.now() - started)}.`,
);
process.exit(found.length === 0 && failed === 0 && pictures > 0 ? 0 : 1);
