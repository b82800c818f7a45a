import type { PublicPage } from '../content/page.ts';
import { describe, readOwn } from '../reading/description.ts';
import { absolute, headMedia, headPicture, sharedPicture } from '../view/pictures.ts';
import { productLd } from './productLd.ts';

/** What search engines and shared links read. */
export function ProductHead({ page, title }: { page: PublicPage; title: string }) {
  const view = readOwn(page);
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
