import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeSection } from '../measure/markdownSections.ts';
import { repository, run, formatDuration } from '../steps.ts';
import { findUnstablePictures } from './unstablePictures.ts';

const folder = join(repository, '.cache/prove-pictures');

/** The tag of stories that are pictured in every mode. */
const modes = 'picture-modes';

/** How often each picture is taken for the figures. */
export const enough = 20;

/** What to take again, and how often. */
export interface Repeats {
  readonly times: number;
  /** Story files; none for all. */
  readonly files: readonly string[];
  /** Whether to take only stories that are pictured in all modes. */
  readonly isFlagships: boolean;
  /** The command to name beside the figures. */
  readonly command: string;
}

/** Each picture of one run by its path, as the hash of its bytes. */
function hashes(): ReadonlyMap<string, string> {
  const pictures = globSync('**/*.png', { cwd: folder }).toSorted();
  return new Map(
    pictures.map((path) => {
      const bytes = readFileSync(join(folder, path));
      return [path, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}

/** Files without a flagship are skipped: each would open a page for nothing. */
const flagshipFiles = () =>
  globSync('stories/**/*.stories.tsx', { cwd: repository }).filter((path) =>
    readFileSync(join(repository, path), 'utf8').includes(`'${modes}'`),
  );

/**
 * Takes pictures repeatedly and compares their bytes. Runs that are long enough, of everything or of every flagship,
 * write the figures.
 * @returns Whether they were the same every time, and no story failed.
 */
export async function provePictures(repeats: Repeats): Promise<boolean> {
  const { times, isFlagships } = repeats;
  const files = isFlagships && repeats.files.length === 0 ? flagshipFiles() : repeats.files;
  const env = {
    PICTURE_FOLDER: folder,
    ...(isFlagships ? { STORY_TAG: modes } : {}),
  };
  const args = ['run', '--config', 'visual-tests/vitest.config.ts', '--reporter=dot', ...files];
  const runs: ReadonlyMap<string, string>[] = [];
  const started = performance.now();
  let failed = 0;
  for (let repeat = 1; repeat <= times; repeat += 1) {
    rmSync(folder, { recursive: true, force: true });
    const { code } = await run('vitest', [...args, '--update'], env);
    if (code !== 0) failed += 1;
    runs.push(hashes());
    console.log(`• ${repeat} of ${times}: ${runs.at(-1)?.size ?? 0} pictures`);
  }
  const found = findUnstablePictures(runs);
  for (const { path, looks, missing } of found)
    console.log(`${path}: ${looks} different, missing in ${missing} of ${times} runs`);
  const pictures = new Set(runs.flatMap((each) => [...each.keys()])).size;
  const subject = isFlagships ? 'pictures of the flagships in all modes' : 'pictures, all of them';
  const text = `${pictures} ${subject}, ${times} times each: ${found.length} with differing bytes, ${failed} runs with a failed story, in ${formatDuration(performance.now() - started)}.`;
  console.log(`\n${text}`);
  if (times >= enough && repeats.files.length === 0)
    writeSection('Component library: steady pictures', repeats.command, text);
  return found.length === 0 && failed === 0 && pictures > 0;
}
