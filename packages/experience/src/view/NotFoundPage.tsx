import type { PageBrand } from '../content/page.ts';
import { words } from '../content/words.ts';
import { MessagePage } from './MessagePage.tsx';
import { BrandWebsiteLink } from './BrandWebsiteLink.tsx';

/** Says that no page is there, in the brand's colours where the brand is known. */
export function NotFoundPage({ brand }: { brand: PageBrand | null }) {
  const reason = brand ? words.notFoundUnpublished(brand.name) : words.notFoundNeutral;
  return (
    <MessagePage
      brand={brand}
      title={words.notFoundTitle}
      sentence={`${words.notFoundCheck} ${reason}`}
    >
      {brand && <BrandWebsiteLink brand={brand} />}
    </MessagePage>
  );
}
