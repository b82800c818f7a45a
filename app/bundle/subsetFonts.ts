// oxlint-disable-next-line typescript/triple-slash-reference -- The package has no types.
/// <reference path="../../packages/experience/build/subset-font.d.ts" />
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

interface Face {
  readonly styleSheet: string;
  readonly file: string;
  /** The weights and sizes in which the type scale sets the face. */
  readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly keepFeatures: readonly string[];
}

const always = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'];

const faces: readonly Face[] = [
  {
    styleSheet: '@fontsource-variable/inter/opsz.css',
    file: 'inter-latin-opsz-normal.woff2',
    variationAxes: { wght: { min: 400, max: 750 }, opsz: { min: 14, max: 32 } },
    keepFeatures: [...always, 'tnum'],
  },
  {
    styleSheet: '@fontsource-variable/newsreader/opsz.css',
    file: 'newsreader-latin-opsz-normal.woff2',
    variationAxes: { wght: { min: 400, max: 500 }, opsz: { min: 20, max: 40 } },
    keepFeatures: always,
  },
];

/** The characters of a `unicode-range`, such as `U+0000-00FF,U+20AC`. */
function charactersOf(range: string): string {
  const points = range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}

/** A face's style sheet as if it stood in `place`, its Latin file replaced by a smaller one in `folder`. */
async function lightSheet(face: Face, folder: string, place: string): Promise<string> {
  const path = require.resolve(face.styleSheet);
  const files = join(dirname(path), 'files');
  const sheet = await readFile(path, 'utf8');
  const rule = sheet.split('@font-face').find((each) => each.includes(`/${face.file}`)) ?? '';
  const range = /unicode-range: *([^;]+);/.exec(rule)?.[1];
  if (range === undefined) throw new Error(`${face.styleSheet} has no ${face.file}.`);
  const { variationAxes, keepFeatures } = face;
  const light = await subsetFont(await readFile(join(files, face.file)), charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
  });
  await writeFile(join(folder, face.file), light);
  const from = (path: string) => relative(place, path).replaceAll('\\', '/');
  return sheet
    .replace(`./files/${face.file}`, from(join(folder, face.file)))
    .replaceAll('url(./files/', `url(${from(files)}/`);
}

/**
 * Serves the library's Latin faces with the weights, sizes and features that the type scale uses: they look the same at
 * less than half the bytes. Other scripts come as the packages have them.
 * @param folder Where the smaller files are written.
 */
export function subsetFonts(folder: string): Plugin {
  return {
    name: 'hangtag-subset-fonts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/theme/fonts.css')) return null;
      await mkdir(folder, { recursive: true });
      const sheets = faces.map((face) => lightSheet(face, folder, dirname(id)));
      const own = (await readFile(id, 'utf8')).replace(/^@import .*$/gm, '');
      return [...(await Promise.all(sheets)), own].join('\n');
    },
  };
}
