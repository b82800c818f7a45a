import type { ReactNode } from 'react';
import type { BrandTheme } from '@hangtag/contract/wire/company';
import { palette } from '../colour/palette.ts';
import { direction, knownLocale } from '../format/text.ts';
import type { PreviewOfPage } from '../content/page.ts';
import { page } from '../view/page.css.ts';
import { PreviewMark } from '../view/PreviewMark.tsx';
import { markNames } from '../view/previewCss.ts';

interface DocumentProps {
  readonly title: string;
  readonly theme: BrandTheme;
  /** BCP 47. */
  readonly locale: string;
  /** Further class of the body. */
  readonly layout: string;
  /** The inlined styles, in order. */
  readonly styles: readonly string[];
  /** What else the head says. */
  readonly head: ReactNode;
  /** Marks it as a preview. @default a page for everyone */
  readonly preview?: PreviewOfPage | undefined;
  readonly children: ReactNode;
}

/** The HTML around a page: no script, a few inlined styles. */
export function Document(props: DocumentProps) {
  const { title, theme, locale, preview, children } = props;
  const layout = `${page} ${props.layout}`;
  return (
    <html lang={knownLocale(locale)} dir={direction(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        {props.head}
        <meta name="theme-color" content={palette(theme).ground} />
        <meta name="color-scheme" content="only light" />
        <meta name="format-detection" content="telephone=no" />
        {props.styles.map((css) => (
          <style key={css}>{css}</style>
        ))}
      </head>
      {preview ? (
        <body className={markNames.shell}>
          <PreviewMark {...preview} />
          <div className={layout}>{children}</div>
        </body>
      ) : (
        <body className={layout}>{children}</body>
      )}
    </html>
  );
}
