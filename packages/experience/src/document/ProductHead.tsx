import type { PublicPage } from '../page.ts';
import { readPage } from '../reading/page.ts';
import { describe } from './description.ts';
import { absolute, headPictureUrl } from './pictures.ts';
import { productLd } from './productLd.ts';

/** What search engines and shared links read. */
export function ProductHead({ page, title }: { page: PublicPage; title: string }) {
  const view = readPage(page);
  const description = describe(view, title, page.brand.name);
  const image = headPictureUrl(page);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={page.canonicalUrl} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={page.canonicalUrl} />
      {image && <meta property="og:image" content={absolute(image, page.canonicalUrl)} />}
      <script type="application/ld+json">{productLd(page, view, description)}</script>
    </>
  );
}
