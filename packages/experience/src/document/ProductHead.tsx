import type { PublicPage } from '../content/page.ts';
import { type PageView, readPage } from '../reading/page.ts';
import { absolute, headMedia, headPicture, sharedPicture } from '../view/pictures.ts';
import { productLd } from './productLd.ts';

/** What search engines and shared links read. */
export function ProductHead({ page, title }: { page: PublicPage; title: string }) {
  const { company, ...ofProduct } = page;
  void company;
  const view = readPage(ofProduct);
  const description = describe(view, title, page.brand.name);
  const picture = headPicture(page);
  const image = picture && sharedPicture(picture);
  const alt = headMedia(page)?.alt;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={page.canonicalUrl} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={page.brand.name} />
      <meta property="og:url" content={page.canonicalUrl} />
      {image && (
        <>
          <meta property="og:image" content={absolute(image.url, page.canonicalUrl)} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          {alt && <meta property="og:image:alt" content={alt} />}
        </>
      )}
      <script type="application/ld+json">{productLd(page, view, description)}</script>
    </>
  );
}

/** Longest description that is shown whole, in characters. */
const LENGTH = 160;

/** The page's first prose, cut at a word; the title and the brand when there is none. */
function describe(view: PageView, title: string, brand: string): string {
  const prose = view.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'prose' ? block.paragraphs : [])),
  );
  const text = (view.opening.lead[0] ?? prose[0] ?? `${title}, ${brand}`).replace(/\s+/g, ' ');
  if (text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2)).trimEnd()}…`;
}
