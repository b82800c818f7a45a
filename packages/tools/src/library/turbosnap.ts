/**
 * `npm run prove -- turbosnap`: asks Chromatic's own tracer and a static build which stories an edit would picture
 * again.
 * Every style file of the library must affect the stories whose sources import it, and no others.
 */
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { table } from '../measure/report.ts';
import { writeSection } from '../measure/markdownSections.ts';
import { repository, step } from '../steps.ts';
import { affectedStories } from './affectedStories.ts';
import { ensureBuild, stats, storyCounts } from './freshBuild.ts';
import { ImportGraph } from './importGraph.ts';

const execute = promisify(execFile);

/** How many tracers run at once; each mostly waits. */
const atOnce = 4;

const { untraced, externals } = JSON.parse(
  readFileSync(join(repository, 'chromatic.config.json'), 'utf8'),
) as Readonly<Record<'untraced' | 'externals', readonly string[]>>;

async function trace(file: string): Promise<readonly string[]> {
  const left = untraced.flatMap((glob) => ['--untraced', glob]);
  const args = ['trace', file, '--stats-file', stats, '--mode', 'compact', ...left];
  const { stdout } = await execute('chromatic', args, {
    cwd: repository,
    shell: process.platform === 'win32',
  });
  return affectedStories(stdout);
}

/** One style file and the stories that an edit of it affects. */
interface Touch {
  readonly file: string;
  readonly stories: number;
  /** The faults, one per line. */
  readonly wrong: readonly string[];
}

await ensureBuild();
const counts = storyCounts();
const graph = new ImportGraph(['stories/**/*.stories.tsx']);
const storiesIn = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + (counts.get(file) ?? 0), 0);
const all = storiesIn(counts.keys());

async function touch(file: string): Promise<Touch> {
  const found = new Set(await trace(file));
  const users = graph.usersOf(file);
  const meant = new Set([...counts.keys()].filter((story) => users.has(story)));
  const wrong = [
    ...[...found.difference(meant)].map((story) => `pictured for nothing: ${story}`),
    ...[...meant.difference(found)].map((story) => `not pictured: ${story}`),
    ...(found.size === counts.size ? ['every story file is pictured again'] : []),
  ];
  return { file, stories: storiesIn(found), wrong };
}

const isStyle = (path: string) => path.endsWith('.css.ts');
/** A style file is built separately, so no bundler sees its own imports. */
const isOfStyles = (path: string) => isStyle(path) || [...graph.importersOf(path)].some(isStyle);
/** An edit of these pictures everything. */
const isExternal = (path: string) => externals.some((glob) => matchesGlob(path, glob));

const leaves = graph
  .files()
  .filter((path) => path.startsWith('packages/ui/src/') && isOfStyles(path) && !isExternal(path))
  .toSorted();
const touches: Touch[] = [];
await step(`Tracing ${leaves.length} style files`, async () => {
  const waiting = leaves.values();
  const work = async () => {
    for (const file of waiting) touches.push(await touch(file));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
});
const share = (stories: number) => `${((100 * stories) / all).toFixed(1)} %`;
const widest = touches.toSorted((one, other) => other.stories - one.stories);
for (const { file, stories, wrong } of widest) {
  console.log(`${share(stories).padStart(7)}  ${file}`);
  for (const each of wrong) console.error(`         ${each}`);
}
const wrong = touches.filter((each) => each.wrong.length > 0);
const median = widest[Math.floor(widest.length / 2)]?.stories ?? 0;
const wide = widest.filter(({ stories }) => stories > all / 2).length;
const pages = await trace('.storybook/docs/Page.tsx');
const text = `${leaves.length} style files, each traced by \`chromatic trace\` and compared with the imports in the sources: ${wrong.length} touch other
stories than those that import them. An edit pictures ${share(median)} of ${all} stories again in the middle; ${wide} files touch more than
half, because everything stands on them. An edit of the docs pages touches ${pages.length} story files.

${table(
  ['the widest', 'stories'],
  widest
    .slice(0, 5)
    .map(({ file, stories }) => [file.replace('packages/ui/src/', ''), share(stories)]),
)}`;
console.log(`\n${text}`);
writeSection('Component library: what an edit pictures again', 'npm run prove -- turbosnap', text);
process.exitCode = wrong.length + pages.length === 0 && touches.length > 0 ? 0 : 1;
