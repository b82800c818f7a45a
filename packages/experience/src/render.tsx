/** The package's entry point: a product's content in, a whole HTML document out. */
import type { ReactElement } from 'react';
import type { BrandTheme } from '@hangtag/contract/wire/company';
import { renderToStaticMarkup } from 'react-dom/server';
import { neutralTheme } from './colour/palette.ts';
import { Document } from './document/Document.tsx';
import { assetCss } from './document/assetCss.ts';
import { fontFile, fontsOf } from './document/fonts.ts';
import { headMedia } from './view/pictures.ts';
import { previewCss } from './view/previewCss.ts';
import { ProductHead } from './document/ProductHead.tsx';
import { brandCss, pageCss, pageStyleHash, styleHash } from './document/styles.ts';
import type { PageBrand, PublicPage, RenderedPage } from './content/page.ts';
import { EndOfLifePage } from './view/EndOfLifePage.tsx';
import { NotFoundPage } from './view/NotFoundPage.tsx';
import { withHead, withoutHead } from './view/page.css.ts';
import { type PreviewClosed, PreviewClosedPage } from './view/PreviewClosedPage.tsx';
import { ProductPage, titleOf } from './view/ProductPage.tsx';
import { words } from './content/words.ts';

export { fontFile, pageStyleHash };

const hidden = <meta name="robots" content="noindex" />;

const previewHead = (
  <>
    {hidden}
    <base target="_blank" />
  </>
);

const stylesOf = (theme: BrandTheme, ...own: readonly string[]): readonly string[] =>
  [pageCss, brandCss(theme), ...own].filter((css, index) => index < 2 || css !== '');

/** Draws a published product; a draft where the page says that it is a preview. */
export function renderProductPage(page: PublicPage): RenderedPage {
  const { brand, preview, locale } = page;
  const title = titleOf(page);
  const styles = stylesOf(brand.theme, assetCss(page), preview ? previewCss : '');
  return rendered(
    brand.theme,
    styles,
    <Document
      title={`${preview ? `${words.preview}: ` : ''}${title} · ${brand.name}`}
      theme={brand.theme}
      locale={locale}
      layout={headMedia(page) ? withHead : withoutHead}
      styles={styles}
      preview={preview}
      // Links would leave the frame a preview stands in, and a base without an address changes only where they open.
      head={preview ? previewHead : <ProductHead page={page} title={title} />}
    >
      <ProductPage page={page} />
    </Document>,
  );
}

/** Draws what is shown for a product that was archived (D36). */
export function renderEndOfLifePage(page: PublicPage): RenderedPage {
  const title = titleOf(page);
  const styles = stylesOf(page.brand.theme);
  const identity = { ...page, content: { ...page.content, sections: [] } };
  return rendered(
    page.brand.theme,
    styles,
    <Document
      title={`${title} · ${page.brand.name}`}
      theme={page.brand.theme}
      locale={page.locale}
      layout={withoutHead}
      styles={styles}
      head={
        <>
          {hidden}
          <ProductHead page={identity} title={title} />
        </>
      }
    >
      <EndOfLifePage page={page} />
    </Document>,
  );
}

/** Draws the answer to an unknown code or an unpublished product; neutral when the brand is unknown. */
export function renderNotFoundPage(brand: PageBrand | null): RenderedPage {
  return message(words.notFoundTitle, brand, <NotFoundPage brand={brand} />);
}

/** Draws the answer to an address of a preview that does not open. */
export function renderPreviewClosedPage(why: PreviewClosed, brand: PageBrand | null): RenderedPage {
  const title = why === 'over' ? words.previewOver : words.previewRefused;
  return message(title, brand, <PreviewClosedPage why={why} brand={brand} />);
}

function message(title: string, brand: PageBrand | null, page: ReactElement): RenderedPage {
  const theme = brand?.theme ?? neutralTheme;
  const styles = stylesOf(theme);
  return rendered(
    theme,
    styles,
    <Document
      title={brand ? `${title} · ${brand.name}` : title}
      theme={theme}
      locale="en"
      layout={withoutHead}
      styles={styles}
      head={hidden}
    >
      {page}
    </Document>,
  );
}

function rendered(
  theme: BrandTheme,
  styles: readonly string[],
  document: ReactElement,
): RenderedPage {
  return {
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    styleHashes: styles.map((css) => (css === pageCss ? pageStyleHash : styleHash(css))),
    fonts: fontsOf(theme),
  };
}
