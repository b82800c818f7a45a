/**
 * `npm run prove:turbosnap`: what Chromatic would picture again after an edit, asked of its own tracer and the last
 * static build. A leaf's style must touch the stories that show the leaf, and not all of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { affected } from './affected.ts';

const stats = join(repository, 'storybook-static/preview-stats.json');
if (!existsSync(stats)) {
  console.error('There is no static build to ask: npm run build-storybook');
  process.exit(1);
}
const { untraced } = JSON.parse(
  readFileSync(join(repository, 'chromatic.config.json'), 'utf8'),
) as {
  untraced: readonly string[];
};

function trace(file: string): readonly string[] {
  const left = untraced.flatMap((glob) => ['--untraced', glob]);
  const args = ['trace', file, '--stats-file', stats, '--mode', 'compact', ...left];
  const { status, stdout, stderr } = spawnSync('chromatic', args, {
    cwd: repository,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`chromatic trace failed:\n${stdout}${stderr}`);
  return affected(stdout);
}

const all = globSync('stories/**/*.stories.tsx', { cwd: repository }).length;
const elements = 'packages/ui/src/elements';

/** A leaf, the story that must be pictured again, and one that must not. */
const leaves = [
  { file: `${elements}/Badge/Badge.css.ts`, touched: 'Badge', untouched: 'Button' },
  { file: `${elements}/Meter/Meter.css.ts`, touched: 'Meter', untouched: 'Button' },
  { file: `${elements}/RadioCards/RadioCards.css.ts`, touched: 'RadioCards', untouched: 'Button' },
] as const;

for (const { file, touched, untouched } of leaves) {
  const found = trace(file);
  console.log(`${file}: ${found.length} of ${all} story files`);
  const has = (name: string) => found.includes(`stories/elements/${name}.stories.tsx`);
  if (!has(touched) || has(untouched) || found.length >= all / 2) {
    console.error(`  ${touched} must be among them, ${untouched} not, and less than half of all:`);
    console.error(found.map((story) => `  ${story}`).join('\n'));
    process.exitCode = 1;
  }
}
const pages = trace('.storybook/docs/Page.tsx');
console.log(`.storybook/docs/Page.tsx: ${pages.length} of ${all} story files`);
if (pages.length > 0) process.exitCode = 1;
