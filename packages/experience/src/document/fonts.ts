/** The faces that a page loads (decisions 0047, 0053): subsets that the server serves itself under names with their hash. */
import type { BrandTheme } from '@hangtag/contract/wire/company';
import type { PublicPage } from '../content/page.ts';

interface Face {
  readonly file: string;
  readonly base64: string;
}

interface Faces {
  /** Empty where titles are in a face of the reader's own. */
  readonly newsreader: readonly Face[];
  /** The first has the letters of English, the second those that the alphabet adds. */
  readonly inter: readonly Face[];
  /** Letters beyond those of English that they have. */
  readonly letters: string;
}

type LatinAlphabet = 'english' | 'western' | 'polish' | 'czech' | 'turkish' | 'vietnamese';

type BuiltAlphabet = LatinAlphabet | 'greek' | 'cyrillic';

declare global {
  /** The subset faces, written into the module when it is built (`build/pageFonts.ts`). */
  const __PAGE_FONTS__: Readonly<Record<BuiltAlphabet, Faces>> | undefined;
}

const built = typeof __PAGE_FONTS__ === 'object' ? __PAGE_FONTS__ : null;

/** What a page is written with; `other` is Latin letters that no faces here have. */
export type Alphabet = BuiltAlphabet | 'other';

const names: readonly LatinAlphabet[] = [
  'english',
  'western',
  'polish',
  'czech',
  'turkish',
  'vietnamese',
];

/** Share of letters that the faces lack from which on a page loads none: a word in two faces reads worse than a page in one. */
const MIXED = 0.01;

/** Share of the letters from which on another script is the page's own, and no name or word in it. */
const OWN = 0.25;

/** What a value says at any depth, without addresses. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return /^(?:https?:|\/)/.test(value) ? [] : [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
};

/** The alphabet of a page by its own letters. Words in another script come whole from the reader's own face. */
export function alphabetOf(page: Pick<PublicPage, 'content' | 'company' | 'brand' | 'actions'>) {
  return alphabetOfText(textsOf([page.content, page.company, page.brand, page.actions]).join(' '));
}

const lettersIn = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The alphabet that lacks the fewest letters of a text, or the script that much of it is in. */
export function alphabetOfText(text: string): Alphabet {
  const own = lettersIn(text, /\p{L}/gu) * OWN;
  if (lettersIn(text, /\p{Script=Greek}/gu) > own) return 'greek';
  if (lettersIn(text, /\p{Script=Cyrillic}/gu) > own) return 'cyrillic';
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  const beyond = latin.filter((letter) => letter > 'z');
  const lacks = (name: LatinAlphabet) => {
    const letters = built?.[name].letters ?? '';
    return beyond.filter((letter) => !letters.includes(letter)).length;
  };
  const counts = names.map((name) => ({ name, missing: lacks(name) }));
  const [best] = counts.toSorted((one, other) => one.missing - other.missing);
  return best && best.missing <= latin.length * MIXED ? best.name : 'other';
}

/** Path of the fonts on the server. */
export const FONT_PATH = '/fonts/';

const addressOf = ({ file }: Face) => FONT_PATH + file;

/** The faces of a family: browsers ask the second for the letters that the first lacks. */
const loaded = (family: string, faces: readonly Face[], weight: string) =>
  faces
    .map(
      (face, at) =>
        `@font-face{font-family:${family};src:url(${addressOf(face)});font-weight:${weight};font-display:swap${at > 0 ? ';unicode-range:U+100-52F,U+1EA0-1EF9' : ''}}`,
    )
    .join('');

/** A face of the reader's own, as wide and high as the one that is on its way, so that nothing jumps; line heights are set. */
const metric = (family: string, local: string, size: number, ascent: number, descent: number) =>
  `@font-face{font-family:${family};src:local(${local});size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%}`;

const facesOf = (alphabet: Alphabet): Faces | null =>
  built && alphabet !== 'other' ? built[alphabet] : null;

/** The rules of both fonts and their fallbacks; empty when none is loaded or the sources run unbuilt. */
export function fontCss(alphabet: Alphabet): string {
  const faces = facesOf(alphabet);
  if (!faces) return '';
  return [
    loaded('Newsreader', faces.newsreader, '400'),
    loaded('Inter', faces.inter, '400 600'),
    faces.newsreader.length > 0 ? metric('n1', 'Georgia', 95.5, 76.9, 27.7) : '',
    metric('i1', 'Arial', 107.3, 90.2, 22.5),
  ].join('');
}

/**
 * Links that preload the faces that a brand's page needs at once, for the beginning of its body: Chromium holds back the
 * first paint for fonts that the head or a `Link` header preloads, and React moves such links into the head.
 */
export function fontPreloads({ titles }: BrandTheme, alphabet: Alphabet): string {
  const faces = facesOf(alphabet);
  if (!faces) return '';
  const { newsreader, inter } = faces;
  return (titles === 'sans' ? inter : [...newsreader, ...inter])
    .map(
      (face) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${addressOf(face)}">`,
    )
    .join('');
}

const bytes = new Map(
  Object.values(built ?? {})
    .flatMap(({ newsreader, inter }) => [...newsreader, ...inter])
    .map((face) => [face.file, Buffer.from(face.base64, 'base64')]),
);

/** The bytes of a face by its file's name; undefined where there is none. */
export const fontFile = (file: string): Uint8Array | undefined => bytes.get(file);
