/** The page's two inlined styles and the hashes that let them through a Content-Security-Policy. */
import { createHash } from 'node:crypto';
import type { BrandTheme } from '@hangtag/contract/wire/company';
import { type Alphabet, fontCss } from './fonts.ts';
import { brandVariables } from '../view/brandVariables.ts';

declare global {
  /** The compiled stylesheet, written into the module when it is built (`build/inlineCss.ts`). */
  const __PAGE_CSS__: string | undefined;
}

/** The faces and the stylesheet that all pages of an alphabet share; empty when the sources run unbuilt. */
export const pageCss = (alphabet: Alphabet): string =>
  typeof __PAGE_CSS__ === 'string' ? fontCss(alphabet) + __PAGE_CSS__ : '';

/** The brand's colours, shape and title family as one rule. */
export function brandCss(theme: BrandTheme): string {
  const declarations = Object.entries(brandVariables(theme)).map(
    ([name, value]) => `${name}:${value}`,
  );
  return `:root{${declarations.join(';')}}`;
}

/** Source expression for `style-src`: `'sha256-...'` with its quotes. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
