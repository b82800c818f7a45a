import type { PageBrand, PageRecall } from '../content/page.ts';
import { words } from '../content/words.ts';
import { MessagePage } from './MessagePage.tsx';
import { BrandWebsiteLink } from './BrandWebsiteLink.tsx';

/** What the browser calls the page. */
export const titleOfMissing = (brand: PageBrand | null): string =>
  brand ? words.notReadyTitle : words.notFoundTitle;

interface NotFoundPageProps {
  readonly brand: PageBrand | null;
  /** @default nothing is recalled */
  readonly recall?: PageRecall | undefined;
}

/** Says that no page is there; in the name and colours of the brand whose printed code leads here. */
export function NotFoundPage({ brand, recall }: NotFoundPageProps) {
  const sentence = brand
    ? words.notReady(brand.name)
    : `${words.notFoundCheck} ${words.notFoundNeutral}`;
  return (
    <MessagePage brand={brand} recall={recall} title={titleOfMissing(brand)} sentence={sentence}>
      {brand && <BrandWebsiteLink brand={brand} />}
    </MessagePage>
  );
}
