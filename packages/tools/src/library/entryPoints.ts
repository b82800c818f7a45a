/** The entry points of the component library, read from its folders; `exports` of packages/ui must match. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';

/** The library's sources. */
export const uiSource = join(repository, 'packages/ui/src');

/** The folders whose subfolders are components. */
export const componentFolders = ['layout', 'elements', 'patterns', 'brand'] as const;

/** One subpath that may be imported. */
export interface EntryPoint {
  /** After the package's name: `elements/Button`. */
  readonly name: string;
  /** Its source, relative to `packages/ui/src`. */
  readonly source: string;
}

/** Every entry point, sorted by name, without those that only build the library (`inLayer`, types of CSS). */
export function entryPoints(): readonly EntryPoint[] {
  const folders = globSync(`{${componentFolders.join(',')}}/*/index.ts`, { cwd: uiSource });
  const files = globSync('{theme,theme/brands,support}/*.ts', {
    cwd: uiSource,
    exclude: ['**/*.test.ts', '**/*.d.ts', 'theme/inLayer.ts'],
  });
  return [...folders, ...files]
    .toSorted()
    .map((source) => ({ name: source.replace(/(\/index|\.css)?\.ts$/, ''), source }))
    .map(({ name, source }) => ({
      // A theme file keeps its `.css`, as in the workspace's own exports.
      name: source.endsWith('.css.ts') ? `${name}.css` : name,
      source,
    }));
}

/** The entry points of components, by name: parts of themes and support are left out. */
export const componentEntryPoints = (): readonly string[] =>
  entryPoints()
    .map(({ name }) => name)
    .filter((name) => componentFolders.some((folder) => name.startsWith(`${folder}/`)));
