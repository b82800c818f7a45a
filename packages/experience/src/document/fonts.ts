/** The faces that a page loads (decision 0047): subsets that the server serves itself under names with their hash. */
import type { BrandTheme } from '@hangtag/contract/wire/company';

interface Face {
  readonly file: string;
  readonly base64: string;
}

declare global {
  /** The subset faces, written into the module when it is built (`build/pageFonts.ts`). */
  const __PAGE_FONTS__: Readonly<Record<'newsreader' | 'inter', Face>> | undefined;
}

const faces = typeof __PAGE_FONTS__ === 'object' ? __PAGE_FONTS__ : null;

/** Path of the fonts on the server. */
export const FONT_PATH = '/fonts/';

const addressOf = ({ file }: Face) => FONT_PATH + file;

const loaded = (family: string, face: Face, weight: string) =>
  `@font-face{font-family:${family};src:url(${addressOf(face)});font-weight:${weight};font-display:swap}`;

/** A face of the reader's own, as wide and high as the one that is on its way, so that nothing jumps; line heights are set. */
const metric = (family: string, local: string, size: number, ascent: number, descent: number) =>
  `@font-face{font-family:${family};src:local(${local});size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%}`;

/** The rules of both faces and of what stands in for them; empty when the sources run unbuilt. */
export const fontCss: string = faces
  ? [
      loaded('Newsreader', faces.newsreader, '400'),
      loaded('Inter', faces.inter, '400 600'),
      metric('n1', 'Georgia', 95.5, 76.9, 27.7),
      metric('i1', 'Arial', 107.3, 90.2, 22.5),
    ].join('')
  : '';

/** Addresses of the faces that a brand's page needs at once, for the answer's `Link` header. */
export function fontsOf({ titles }: BrandTheme): readonly string[] {
  if (!faces) return [];
  const { newsreader, inter } = faces;
  return (titles === 'sans' ? [inter] : [newsreader, inter]).map(addressOf);
}

const bytes = new Map(
  Object.values(faces ?? {}).map((face) => [face.file, Buffer.from(face.base64, 'base64')]),
);

/** The bytes of a face by its file's name; undefined where there is none. */
export const fontFile = (file: string): Uint8Array | undefined => bytes.get(file);
