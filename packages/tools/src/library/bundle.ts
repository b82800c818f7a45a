/** Bundles the library's sources into ES modules and one style sheet, one output module per source module. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browsers, styles } from '@hangtag/ui/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { repository } from '../steps.ts';
import { entryPoints, uiSource } from './entryPoints.ts';

const [styleSheet, fonts] = ['styles.css', 'theme/fonts.css'] as const;

/** The style sheet of the whole library, and the one that brings the fonts. */
export const sheets: readonly string[] = [styleSheet, fonts];

/** Other packages stay imports; the contract's rules are bundled, because the contract is not published. */
const isOutside = (id: string) => /^[@a-z]/i.test(id) && !id.startsWith('@hangtag/');

/** The output path of a source module: the library's at the root, the contract's in `contract/`. */
export const placeOf = (source: string): string =>
  source
    .replace(/^(packages\/)?ui\/src\//, '')
    .replace(/^(packages\/)?contract\/src\//, 'contract/')
    .replace(/\.tsx?$/, '');

/** Declares the order of the layers before any rule: the minifier removes the statement. */
function sayLayers(file: string): void {
  const source = readFileSync(join(uiSource, 'theme/layers.css.ts'), 'utf8');
  const names = [...source.matchAll(/globalLayer\('(\w+)'\)/g)].map(([, name]) => name);
  if (names.length === 0) throw new Error('theme/layers.css.ts names no layer.');
  writeFileSync(file, `@layer ${names.join(', ')};\n${readFileSync(file, 'utf8')}`);
}

/** Writes the modules and the style sheet into a folder, which is emptied first. */
export async function bundle(folder: string): Promise<void> {
  const entry = Object.fromEntries(
    entryPoints().map(({ name, source }) => [name, join(uiSource, source)]),
  );
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: false,
    root: join(repository, 'packages/ui'),
    logLevel: 'warn',
    plugins: [styles(), react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      cssCodeSplit: false,
      cssMinify: true,
      cssTarget: browsers,
      lib: { entry, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        external: isOutside,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(repository, 'packages'),
          entryFileNames: ({ name }) => `${placeOf(name)}.js`,
        },
      },
    },
  });
  sayLayers(join(folder, styleSheet));
  copyFileSync(join(uiSource, fonts), join(folder, fonts));
}
