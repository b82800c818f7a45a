/** The faces that a page loads (decisions 0047, 0050): subsets that the server serves itself under names with their hash. */
import type { BrandTheme } from '@hangtag/contract/wire/company';
import type { PublicPage } from '../content/page.ts';

interface Face {
  readonly file: string;
  readonly base64: string;
}

type Faces = Readonly<Record<'newsreader' | 'inter', Face>>;

declare global {
  /** The subset faces, written into the module when it is built (`build/pageFonts.ts`). */
  const __PAGE_FONTS__:
    | { readonly english: Faces; readonly western: Faces; readonly westernLetters: string }
    | undefined;
}

const built = typeof __PAGE_FONTS__ === 'object' ? __PAGE_FONTS__ : null;

/** What a page is written with; `other` is Latin letters that no face here has. */
export type Alphabet = 'english' | 'western' | 'other';

/** Share of letters that the faces lack from which on a page loads none: a word in two faces reads worse than a page in one. */
const MIXED = 0.01;

/** The alphabet of a page by its own letters. Words in another script come whole from the reader's own face. */
export function alphabetOf(page: Pick<PublicPage, 'content' | 'company' | 'brand' | 'actions'>) {
  return alphabetOfText(JSON.stringify([page.content, page.company, page.brand, page.actions]));
}

/** The alphabet of a text. */
export function alphabetOfText(text: string): Alphabet {
  const western = new Set(built?.westernLetters);
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  const beyond = latin.filter((letter) => letter > 'z' && letter !== 'é');
  const missing = beyond.filter((letter) => !western.has(letter));
  if (missing.length > latin.length * MIXED) return 'other';
  return beyond.length > 0 ? 'western' : 'english';
}

/** Path of the fonts on the server. */
export const FONT_PATH = '/fonts/';

const addressOf = ({ file }: Face) => FONT_PATH + file;

const loaded = (family: string, face: Face, weight: string) =>
  `@font-face{font-family:${family};src:url(${addressOf(face)});font-weight:${weight};font-display:swap}`;

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
    metric('n1', 'Georgia', 95.5, 76.9, 27.7),
    metric('i1', 'Arial', 107.3, 90.2, 22.5),
  ].join('');
}

/** Addresses of the faces that a brand's page needs at once, for the answer's `Link` header. */
export function fontsOf({ titles }: BrandTheme, alphabet: Alphabet): readonly string[] {
  const faces = facesOf(alphabet);
  if (!faces) return [];
  const { newsreader, inter } = faces;
  return (titles === 'sans' ? [inter] : [newsreader, inter]).map(addressOf);
}

const bytes = new Map(
  [built?.english, built?.western]
    .flatMap((faces) => Object.values(faces ?? {}))
    .map((face) => [face.file, Buffer.from(face.base64, 'base64')]),
);

/** The bytes of a face by its file's name; undefined where there is none. */
export const fontFile = (file: string): Uint8Array | undefined => bytes.get(file);
