/** Measures what an application pays for importing each entry point alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { locales } from '@hangtag/ui/vite';
import { build, type Rolldown } from 'vite';
import { bundle, sheets } from '../library/bundle.ts';
import { componentFolders, entryPoints } from '../library/entryPoints.ts';

/** Bytes after gzip, by kind. */
export interface LibraryWeight {
  /** The one style sheet of the whole library, without fonts. */
  readonly css: number;
  /** The script of each entry point with all its dependencies but React, by the entry point's name. */
  readonly entryPoints: Readonly<Record<string, number>>;
}

const zipped = (code: string | Buffer): number => gzipSync(code, { level: 9 }).length;

/** Every application has React already. */
const isReact = (id: string) => /^(react|react-dom|scheduler)($|\/)/.test(id);

/** One entry point as an application would bundle it: without unused parts, and minified. */
async function weighEntryPoint(folder: string, entryPoint: string): Promise<number> {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [{ ...optimizeLocales.vite({ locales: [...locales] }), enforce: 'pre' }],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry: join(folder, `${entryPoint}.js`), formats: ['es'] },
      rolldownOptions: { external: isReact },
    },
  });
  const { output } = built instanceof Array ? onlyOne(built) : (built as Rolldown.RolldownOutput);
  return zipped(output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'));
}

function onlyOne<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined || items.length > 1) throw new Error('The build has not one output.');
  return first;
}

/**
 * Builds the library once and every component's entry point from it.
 * @param folder Is emptied; must be inside packages/ui, so that its packages resolve.
 */
export async function weighLibrary(folder: string): Promise<LibraryWeight> {
  await bundle(folder);
  const components = entryPoints()
    .map(({ name }) => name)
    .filter((name) => componentFolders.some((each) => name.startsWith(`${each}/`)));
  const weights: Record<string, number> = {};
  for (const name of components) weights[name] = await weighEntryPoint(folder, name);
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error('The library has no style sheet.');
  return { css: zipped(readFileSync(join(folder, sheet))), entryPoints: weights };
}
