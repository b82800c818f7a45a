// oxlint-disable-next-line typescript/triple-slash-reference -- The file is of no program of its own; the package has no types.
/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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

/** A script that the sources hold in a file of its own, beside Latin. */
type Script = 'latin-ext' | 'vietnamese' | 'greek' | 'cyrillic';

interface Characters {
  /** @default none: titles are in a face of the reader's own */
  readonly newsreader?: string;
  readonly inter: string;
  /** Letters of its own that other alphabets lack. */
  readonly letters: string;
  /** Those of them that the sources hold in a second file. @default none */
  readonly extended?: string;
  /** That file. @default 'latin-ext' */
  readonly script?: Script;
}

const bothCases = (letters: string) => letters + letters.toUpperCase();

/** The vowels of Vietnamese that western languages have too. */
const vowels = bothCases('àáâãèéêìíòóôõùúý');

/** Its others with a tone, in small letters. */
const tones = 'ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ';

/** An alphabet of central Europe. @param common Its letters that are also western ones. */
const central = (common: string, extended: string): Characters => ({
  newsreader: `${without(ascii, `${rareInCentre}+/%&;`)}–’„”${common}`,
  inter: `${without(ascii, rareInCentre)}–’„”€${common}`,
  letters: common + extended,
  extended,
});

/** A script that Newsreader lacks, or whose letters leave it no room. @param common Its letters that are also western ones. */
const interAlone = (script: Script, extended: string, common = ''): Characters => ({
  inter: `${ascii}–—‘’“”…„«»·©×°€${common}`,
  letters: common + extended,
  extended,
  script,
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
  vietnamese: interAlone('vietnamese', bothCases(`ăđĩũơư${tones}`), vowels),
  greek: interAlone('greek', `${bothCases('αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋ')}ςΐΰ`),
  /** Russian, Ukrainian, Belarusian, Bulgarian, Serbian and Macedonian. */
  cyrillic: interAlone('cyrillic', bothCases('абвгдежзийклмнопрстуфхцчшщъыьэюяёєіїґўђјљњћџѓќѕ')),
} satisfies Readonly<Record<string, Characters>>;

/** One face each: titles are set large and in one weight, text up to semibold. Kerning shows only in titles. */
const faces = [
  {
    family: 'newsreader',
    packageFile: import.meta.resolve('@fontsource-variable/newsreader/package.json'),
    variationAxes: { opsz: 40, wght: 400 },
    keepFeatures: ['kern'],
  },
  {
    family: 'inter',
    packageFile: import.meta.resolve('@fontsource-variable/inter/package.json'),
    variationAxes: { opsz: 14, wght: { min: 400, max: 600 } },
    keepFeatures: ['tnum'],
  },
] as const;

type Face = (typeof faces)[number];

/** A family's file with the letters of one script. */
const sourceOf = ({ family, packageFile }: Face, script: 'latin' | Script) =>
  new URL(`files/${family}-${script}-opsz-normal.woff2`, packageFile);

async function subset(face: Face, source: URL, characters: string) {
  const { family, variationAxes, keepFeatures } = face;
  const bytes = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
    noHinting: true,
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file: `${family}-${hash}.woff2`, base64: bytes.toString('base64') };
}

async function filesOf(characters: Characters) {
  const { extended, script = 'latin-ext', letters } = characters;
  const made = faces.map(async (face) => {
    const latin = characters[face.family];
    if (!latin) return [face.family, []] as const;
    const files = [await subset(face, sourceOf(face, 'latin'), latin)];
    if (extended) files.push(await subset(face, sourceOf(face, script), extended));
    return [face.family, files] as const;
  });
  return { ...Object.fromEntries(await Promise.all(made)), letters };
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
