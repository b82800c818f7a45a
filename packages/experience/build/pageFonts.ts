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

/** Signs that prose hardly has, and capitals that words hardly begin with: faces with more letters give them up. */
const rare = '#$*<=>[\\]^_`{|}~';
const rareInTitles = `${rare}@+/%"'`;
const rareInCentre = `${rare}@"QX`;

/** What western European languages write beside English; é is in both. */
const western = 'àáâãäåæçèêëìíîïñòóôõöøœùúûüßÀÄÅÆÇÈÉÖØÜ„«»¡¿';

interface Characters {
  readonly newsreader: string;
  readonly inter: string;
  /** Letters of its own that other alphabets lack. */
  readonly letters: string;
  /** Those of them that the sources hold in a second file, as Latin Extended. @default none */
  readonly extended?: string;
}

/** An alphabet of central Europe. @param common Its letters that are also western ones. */
const central = (common: string, extended: string): Characters => ({
  newsreader: `${without(ascii, `${rareInCentre}+/%&;`)}–’„”${common}`,
  inter: `${without(ascii, rareInCentre)}–’„”€${common}`,
  letters: common + extended,
  extended,
});

/**
 * The characters of pages by what they are written with. English pages have the most signs; the others give up some and
 * stay as light. A browser takes the rest from the next face of the list.
 */
const alphabets = {
  english: {
    newsreader: `${ascii}–—‘’“”…·©×°½£€é`,
    inter: `${ascii}–—‘’“”…·©×°½£€é`,
    letters: 'é',
  },
  western: {
    newsreader: `${without(ascii, rareInTitles)}–—‘’“”…é${without(western, 'ÆÈÇ')}`,
    inter: `${without(ascii, rare)}–—‘’“”…°€é${western}`,
    letters: `é${western}`,
  },
  polish: central('óÓé', 'ąćęłńśźżŁŚŻ'),
  /** Czech, Slovak, Slovene and Croatian. */
  czech: central('áéíóúýäô', 'čďěňřšťůžľćđČŘŠŽ'),
  /** Hungarian, Romanian and Turkish. */
  turkish: central('áéíóöúüâîçÖÜÇÁÉ', 'őűășțğıİşŞ'),
} satisfies Readonly<Record<string, Characters>>;

/** One face each: titles are set large and in one weight, text up to semibold. Kerning shows only in titles. */
const faces = [
  {
    name: 'newsreader',
    source: import.meta
      .resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
    extended: import.meta
      .resolve('@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2'),
    variationAxes: { opsz: 40, wght: 400 },
    keepFeatures: ['kern'],
  },
  {
    name: 'inter',
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
    extended: import.meta
      .resolve('@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2'),
    variationAxes: { opsz: 14, wght: { min: 400, max: 600 } },
    keepFeatures: ['tnum'],
  },
] as const;

type Face = (typeof faces)[number];

async function subset(face: Face, source: 'source' | 'extended', characters: string) {
  const { name, variationAxes, keepFeatures } = face;
  const bytes = await subsetFont(await readFile(fileURLToPath(face[source])), characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
    noHinting: true,
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file: `${name}-${hash}.woff2`, base64: bytes.toString('base64') };
}

async function filesOf({ extended, ...characters }: Characters) {
  const made = faces.map(async (face) => {
    const files = [await subset(face, 'source', characters[face.name])];
    if (extended) files.push(await subset(face, 'extended', extended));
    return [face.name, files] as const;
  });
  return { ...Object.fromEntries(await Promise.all(made)), letters: characters.letters };
}

/** Writes the page's subset faces into its JavaScript, as `__PAGE_FONTS__`, with the letters of each alphabet. */
export function pageFonts(): Plugin {
  return {
    name: 'hangtag-page-fonts',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const made = Object.entries(alphabets).map(
        async ([name, characters]) => [name, await filesOf(characters)] as const,
      );
      const fonts = JSON.stringify(Object.fromEntries(await Promise.all(made)));
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `const __PAGE_FONTS__=${fonts};${file.code}`;
    },
  };
}
