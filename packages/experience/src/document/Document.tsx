import type { ReactNode } from 'react';
import type { BrandTheme } from '@hangtag/contract/wire/company';
import { palette } from '../colour/palette.ts';
import { direction, knownLocale } from '../format/text.ts';
import { page } from '../view/page.css.ts';
import { brandCss, pageCss } from './styles.ts';

interface DocumentProps {
  readonly title: string;
  readonly theme: BrandTheme;
  /** BCP 47. */
  readonly locale: string;
  /** Further class of the body. */
  readonly layout: string;
  /** What else the head says. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** The HTML around a page: no script, two inlined styles. */
export function Document({ title, theme, locale, layout, head, children }: DocumentProps) {
  return (
    <html lang={knownLocale(locale)} dir={direction(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        {head}
        <meta name="theme-color" content={palette(theme).ground} />
        <meta name="color-scheme" content="only light" />
        <meta name="format-detection" content="telephone=no" />
        <style>{pageCss}</style>
        <style>{brandCss(theme)}</style>
      </head>
      <body className={`${page} ${layout}`}>{children}</body>
    </html>
  );
}
