/** The package's entry point: a product's content in, a whole HTML document out. */
import type { ReactElement } from 'react';
import type { BrandTheme } from '@hangtag/contract/wire/company';
import { renderToStaticMarkup } from 'react-dom/server';
import { lookOf, neutralTheme } from './colour/palette.ts';
import { Document } from './document/Document.tsx';
import { assetCss } from './document/assetCss.ts';
import {
  type Alphabet,
  alphabetOf,
  alphabetOfText,
  fontFile,
  fontPreloads,
} from './document/fonts.ts';
import { headMedia } from './view/pictures.ts';
import { recallCss } from './view/recallCss.ts';
import { previewCss } from './view/previewCss.ts';
import { ProductHead } from './document/ProductHead.tsx';
import { brandCss, pageCss, styleHash } from './document/styles.ts';
import type { PageBrand, PageRecall, PublicPage, RenderedPage, SelfTest } from './content/page.ts';
import { EndOfLifePage } from './view/EndOfLifePage.tsx';
import { MessagePage } from './view/MessagePage.tsx';
import { NotFoundPage, titleOfMissing } from './view/NotFoundPage.tsx';
import { withHead, withoutHead } from './view/page.css.ts';
import { type PreviewClosed, PreviewClosedPage } from './view/PreviewClosedPage.tsx';
import { ProductPage, titleOf } from './view/ProductPage.tsx';
import { type LinksOfCode, LinksPage } from './view/LinksPage.tsx';
import { SelfTestPage } from './view/SelfTestPage.tsx';
import { escapeJson, productLd } from './document/productLd.ts';
import { describe, readOwn } from './reading/description.ts';
import { words } from './content/words.ts';

export { fontFile, lookOf };

const hidden = <meta name="robots" content="noindex" />;

const previewHead = (
  <>
    {hidden}
    <base target="_blank" />
  </>
);

/** A page's colours, its alphabet and its style sheets. */
interface Dress {
  readonly theme: BrandTheme;
  readonly alphabet: Alphabet;
  readonly styles: readonly string[];
}

function dressOf(theme: BrandTheme, alphabet: Alphabet, ...own: readonly string[]): Dress {
  const further = own.filter((css) => css !== '');
  return { theme, alphabet, styles: [pageCss(alphabet), brandCss(theme), ...further] };
}

/** Draws a published product; a draft where the page says that it is a preview. */
export function renderProductPage(page: PublicPage): RenderedPage {
  const { brand, preview, locale } = page;
  const title = titleOf(page);
  const { theme } = brand;
  const dress = dressOf(
    theme,
    alphabetOf(page),
    assetCss(page),
    preview ? previewCss : '',
    page.recall ? recallCss : '',
  );
  return rendered(
    dress,
    <Document
      title={`${preview ? `${words.preview}: ` : ''}${title} · ${brand.name}`}
      theme={theme}
      locale={locale}
      layout={headMedia(page) ? withHead : withoutHead}
      styles={dress.styles}
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
  const dress = dressOf(page.brand.theme, alphabetOf(page), page.recall ? recallCss : '');
  return rendered(
    dress,
    <Document
      title={`${title} · ${page.brand.name}`}
      theme={page.brand.theme}
      // Every sentence of it is the page's own, which is English.
      locale="en"
      layout={withoutHead}
      styles={dress.styles}
      head={
        <>
          {hidden}
          <ProductHead page={{ ...page, isArchived: true }} title={title} />
        </>
      }
    >
      <EndOfLifePage page={page} />
    </Document>,
  );
}

/** Draws the answer to an unknown code, or to a printed one whose product has no page. */
export function renderNotFoundPage(brand: PageBrand | null, recall?: PageRecall): RenderedPage {
  const page = <NotFoundPage brand={brand} recall={recall} />;
  return message(titleOfMissing(brand), brand, page, undefined, recall);
}

/** Draws the page that says that a page is withheld by law. */
export function renderTakenDownPage(recall?: PageRecall): RenderedPage {
  const { takenDownTitle: title, takenDown: sentence } = words;
  const page = <MessagePage brand={null} recall={recall} title={title} sentence={sentence} />;
  return message(title, null, page, undefined, recall);
}

/** Draws the answer to a place from which too many serials were guessed. */
export function renderTooManyPage(brand: PageBrand, recall?: PageRecall): RenderedPage {
  const title = words.tooManyTitle;
  const sentence = words.tooMany(brand.name);
  const page = <MessagePage brand={brand} recall={recall} title={title} sentence={sentence} />;
  return message(title, brand, page, undefined, recall);
}

/** Draws the list of what a product's code leads to, with the same as JSON-LD. */
export function renderLinksPage(links: LinksOfCode): RenderedPage {
  const title = words.linksTitle(links.product);
  const data = <script type="application/ld+json">{escapeJson(links.data)}</script>;
  return message(title, links.brand, <LinksPage {...links} />, data);
}

/** Draws what the self-test of an e-label found. */
export function renderSelfTestPage(test: SelfTest): RenderedPage {
  return message(words.selfTest(test.product).join(''), test.brand, <SelfTestPage {...test} />);
}

/** The published product for machines, as JSON-LD. */
export function renderProductData(page: PublicPage): string {
  const view = readOwn(page);
  return productLd(page, view, describe(view, titleOf(page), page.brand.name));
}

/** Draws the answer to an address of a preview that does not open. */
export function renderPreviewClosedPage(why: PreviewClosed, brand: PageBrand | null): RenderedPage {
  const title = why === 'over' ? words.previewOver : words.previewRefused;
  return message(title, brand, <PreviewClosedPage why={why} brand={brand} />);
}

function message(
  title: string,
  brand: PageBrand | null,
  page: ReactElement,
  data?: ReactElement,
  recall?: PageRecall,
): RenderedPage {
  const theme = brand?.theme ?? neutralTheme;
  const dress = dressOf(theme, alphabetOfText(brand?.name ?? ''), recall ? recallCss : '');
  return rendered(
    dress,
    <Document
      title={brand ? `${title} · ${brand.name}` : title}
      theme={theme}
      locale="en"
      layout={withoutHead}
      styles={dress.styles}
      head={
        <>
          {hidden}
          {data}
        </>
      }
    >
      {page}
    </Document>,
  );
}

function rendered({ theme, alphabet, styles }: Dress, document: ReactElement): RenderedPage {
  const html = renderToStaticMarkup(document);
  return {
    html: `<!doctype html>${html.replace(/<body[^>]*>/, (body) => body + fontPreloads(theme, alphabet))}`,
    styleHashes: styles.map(styleHash),
  };
}
