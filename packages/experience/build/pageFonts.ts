// oxlint-disable-next-line typescript/triple-slash-reference -- The file is of no program of its own; the package has no types.
/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
const without = (letters: string, omitted: string) =>
  Array.from(letters)
    .filter((letter) => !omitted.includes(letter))
    .join('');

/** What western European languages write beside English; é is in both. */
const western = 'àáâãäåæçèêëìíîïñòóôõöøœùúûüßÀÄÅÆÇÈÉÖØÜ„«»¡¿';

/**
 * The characters of English pages, and of pages in the languages around it: these give up signs that prose hardly has
 * and capitals that titles hardly begin with, and stay as light. A browser takes the rest from the next face of the list.
 */
const characters = {
  english: { newsreader: `${ascii}–—‘’“”…·©×°½£€é`, inter: `${ascii}–—‘’“”…·©×°½£€é` },
  western: {
    newsreader: `${without(ascii, '#$*<=>@[\\]^_`{|}~+/%"')}–—‘’“”…é${without(western, 'ÆÈÇ')}`,
    inter: `${without(ascii, '#$*<=>[\\]^_`{|}~')}–—‘’“”…°€é${western}`,
  },
} as const;

/** One face each: titles are set large and in one weight, text up to semibold. Kerning shows only in titles. */
const faces = [
  {
    name: 'newsreader',
    source: import.meta
      .resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
    variationAxes: { opsz: 40, wght: 400 },
    keepFeatures: ['kern'],
  },
  {
    name: 'inter',
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
    variationAxes: { opsz: 14, wght: { min: 400, max: 600 } },
    keepFeatures: ['tnum'],
  },
] as const;

type Alphabet = keyof typeof characters;

async function subsets(
  alphabet: Alphabet,
): Promise<Readonly<Record<string, { file: string; base64: string }>>> {
  const made = faces.map(async ({ name, source, variationAxes, keepFeatures }) => {
    const bytes = await subsetFont(
      await readFile(fileURLToPath(source)),
      characters[alphabet][name],
      {
        targetFormat: 'woff2',
        variationAxes,
        keepFeatures,
        noHinting: true,
      },
    );
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return [name, { file: `${name}-${hash}.woff2`, base64: bytes.toString('base64') }] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** Writes the page's subset faces into its JavaScript, as `__PAGE_FONTS__`, and what letters the western ones add. */
export function pageFonts(): Plugin {
  return {
    name: 'hangtag-page-fonts',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const fonts = JSON.stringify({
        english: await subsets('english'),
        western: await subsets('western'),
        westernLetters: western,
      });
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `const __PAGE_FONTS__=${fonts};${file.code}`;
    },
  };
}
