/**
 * Finds packages that the stories import and Vite is not told of: Vite would bundle them in the middle of a run and
 * reload the page under a running test.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../steps.ts';

/** The entry modules of the browser: the stories, their decorators, and the test setup. */
const roots = [
  'stories/**/*.{stories.tsx,mdx}',
  '.storybook/preview.tsx',
  'visual-tests/setup.ts',
  'visual-tests/prove/setup.ts',
];

/** The running tests provide these themselves. */
const given = /^(vitest(\/.*)?|virtual:.*)$/;

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)([^'";]*?)from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** `{ type A, type B }` is empty once the types are erased. */
const isOnlyTypes = (names: string) =>
  /^\{[^}]*\}\s*$/.test(names) &&
  names
    .replaceAll(/[{}\s]+/g, ' ')
    .split(',')
    .map((name) => name.trim())
    .every((name) => name === '' || name.startsWith('type '));

const importsOf = (text: string) =>
  [...text.matchAll(statement)].flatMap(([, names, from, bare, later]) =>
    names !== undefined && isOnlyTypes(names.trim()) ? [] : [from ?? bare ?? later ?? ''],
  );

interface Workspace {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

const workspaces = new Map(
  [...globSync('packages/*/package.json', { cwd: repository }), 'app/package.json'].map((file) => {
    const workspace = JSON.parse(readFileSync(join(repository, file), 'utf8')) as Workspace;
    return [workspace.name, { folder: dirname(file), exports: workspace.exports ?? {} }] as const;
  }),
);

/** The file that an import of our packages resolves to; undefined for other packages. */
function ownFile(specifier: string): string | undefined {
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const workspace = workspaces.get(`${scope}/${name}`);
  if (!workspace) return undefined;
  const subpath = ['.', ...rest].join('/');
  for (const [pattern, target] of Object.entries(workspace.exports)) {
    const [start = '', end] = pattern.split('*');
    if (
      end === undefined ? pattern === subpath : subpath.startsWith(start) && subpath.endsWith(end)
    )
      return join(
        workspace.folder,
        target.replaceAll('*', subpath.slice(start.length, subpath.length - (end ?? '').length)),
      );
  }
  return join(workspace.folder, rest.join('/'));
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Every package that a story's page may load, with one file that imports it. */
export function importedPackages(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    const path = join(repository, file.replace(/\?.*$/, ''));
    if (seen.has(path) || !isFile(path) || !/\.(tsx?|mdx)$/.test(path)) return;
    seen.add(path);
    for (const specifier of importsOf(readFileSync(path, 'utf8'))) {
      const own = specifier.startsWith('.') ? join(dirname(file), specifier) : ownFile(specifier);
      if (own !== undefined) visit(own);
      // A style sheet is compiled before the browser sees it.
      else if (!path.endsWith('.css.ts') && !given.test(specifier)) found.set(specifier, file);
    }
  };
  for (const root of roots) for (const file of globSync(root, { cwd: repository })) visit(file);
  return found;
}
