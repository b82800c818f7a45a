/** The door of this room: a product's content in, a whole HTML document out. */
import type { ReactElement } from 'react';
import type { BrandTheme } from '@hangtag/contract/wire/company';
import { renderToStaticMarkup } from 'react-dom/server';
import { neutralTheme } from './colour/palette.ts';
import { Document } from './document/Document.tsx';
import { headMedia } from './document/pictures.ts';
import { ProductHead } from './document/ProductHead.tsx';
import { brandCss, pageStyleHash, styleHash } from './document/styles.ts';
import type { PageBrand, PublicPage, RenderedPage } from './page.ts';
import { NotFoundPage } from './view/NotFoundPage.tsx';
import { withHead, withoutHead } from './view/page.css.ts';
import { ProductPage, titleOf } from './view/ProductPage.tsx';
import { words } from './words.ts';

export { pageStyleHash };

/** Draws a published product. */
export function renderProductPage(page: PublicPage): RenderedPage {
  const title = titleOf(page);
  return rendered(
    page.brand.theme,
    <Document
      title={`${title} · ${page.brand.name}`}
      theme={page.brand.theme}
      locale={page.locale}
      layout={headMedia(page) ? withHead : withoutHead}
      head={<ProductHead page={page} title={title} />}
    >
      <ProductPage page={page} />
    </Document>,
  );
}

/** Draws the answer to an unknown code or an unpublished product; neutral when the brand is unknown. */
export function renderNotFoundPage(brand: PageBrand | null): RenderedPage {
  const theme = brand?.theme ?? neutralTheme;
  return rendered(
    theme,
    <Document
      title={brand ? `${words.notFoundTitle} · ${brand.name}` : words.notFoundTitle}
      theme={theme}
      locale="en"
      layout={withoutHead}
      head={<meta name="robots" content="noindex" />}
    >
      <NotFoundPage brand={brand} />
    </Document>,
  );
}

function rendered(theme: BrandTheme, document: ReactElement): RenderedPage {
  return {
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    styleHashes: [pageStyleHash, styleHash(brandCss(theme))],
  };
}
