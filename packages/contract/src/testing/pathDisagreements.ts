/** Where our reading of an address differs from bwip-js's, and which of the two is right. */
import { readDigitalLinkPath } from '../rules/digitalLinkPath.ts';

/** A kind of address that only one of the two takes. */
export interface Disagreement {
  readonly why: string;
  /** Do we read it? The other does the opposite. */
  readonly isOurs: boolean;
  /** Is a path of this kind? */
  readonly explains: (path: string) => boolean;
  readonly example: string;
}

/** What is left of a path when its first pieces are taken for a folder of the site, the whole path first. */
function endsOf(path: string): readonly string[] {
  const pieces = path.split('/').slice(1);
  return pieces.map((_, at) => `/${pieces.slice(at).join('/')}`);
}

const isRead = (path: string) => readDigitalLinkPath(path).kind === 'link';

/** Is there an end of the path that this is true of? */
const atAnEnd = (isSo: (path: string) => boolean) => (path: string) => endsOf(path).some(isSo);

/** Every difference there is. */
export const disagreements: readonly Disagreement[] = [
  {
    why: 'The other takes the pieces before a key for a folder of the site. The standard allows one, and this resolver has none, so a repeated key is refused.',
    isOurs: false,
    explains: (path) => endsOf(path).slice(1).some(isRead),
    example: '/01/09506000134352/01/09506000134352',
  },
  {
    why: 'The other reads numbers of nothing but zeros, which are nobody’s.',
    isOurs: false,
    explains: atAnEnd((path) => /^\/\d+\/0{13,18}(\/|$)/.test(path)),
    example: '/01/00000000000000',
  },
  {
    why: 'The other looks at two digits of a company’s prefix; the shortest one has four.',
    isOurs: false,
    explains: atAnEnd((path) => /^\/(401|8004|8010|8013)\/\d{2}(?!\d\d)/.test(path)),
    example: '/8004/48J_',
  },
  {
    why: 'A slash at the end is no part of an address, and the resolver standard asks to bear it; the other draws none.',
    isOurs: true,
    explains: (path) => path.endsWith('/') && isRead(path.slice(0, -1)),
    example: '/01/09506000134352/',
  },
  {
    why: 'The other takes a percent sign without two digits literally. It is no address then.',
    isOurs: false,
    explains: (path) => /%(?![\dA-Fa-f]{2})/.test(path),
    example: '/01/09506000134352/10/%',
  },
];
