import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository, run, step } from '../steps.ts';

const folder = join(repository, 'storybook-static');
const statsOf = (root: string) => join(root, 'storybook-static/preview-stats.json');

/** The file of a static build that the tracer reads. */
export const stats = statsOf(repository);

/** The inputs of a static build. Deleting a file changes its folder's time. */
const sources = '{.storybook,stories,app,packages/{ui,contract,experience}}{,/**/*}';

const exclude = (path: string) => /(^|[\\/])(node_modules|dist|e2e)$/.test(path);

/** Whether something has changed since the static build, or there is none. @param root The folder of the repository. */
export function isStale(root: string = repository): boolean {
  if (!existsSync(statsOf(root))) return true;
  const built = statSync(statsOf(root)).mtimeMs;
  const paths = [...globSync(sources, { cwd: root, exclude }), 'package-lock.json'];
  return paths.some((path) => statSync(join(root, path)).mtimeMs > built);
}

/** Builds Storybook unless the last build is up to date. @throws When the build fails. */
export async function ensureBuild(): Promise<void> {
  if (!isStale()) return;
  await step('Building Storybook: the last build is older than its sources', async () => {
    const { code } = await run('npm', ['run', 'build-storybook']);
    if (code !== 0) throw new Error('Storybook does not build.');
  });
}

/** How many stories each story file holds, as the static build counts them. */
export function storyCounts(): ReadonlyMap<string, number> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, { readonly type: string; readonly importPath: string }>>;
  };
  const paths = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ importPath }) => importPath.replace(/^\.\//, ''));
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}
