import type { ProductContent } from '@hangtag/contract/wire/content';
import { countryName, longDate } from '../format/text.ts';
import type { PageBrand } from '../content/page.ts';
import { words } from '../content/words.ts';
import { footer } from './Footer.css.ts';

interface FooterProps {
  readonly brand: PageBrand;
  readonly gtin14: string | null;
  readonly content: Pick<ProductContent, 'summary'>;
  readonly updatedAt: string | null;
  readonly locale: string;
}

/** What the law and a careful reader ask for: number, date, privacy, address. */
export function Footer({ brand, gtin14, content, updatedAt, locale }: FooterProps) {
  const date = updatedAt && longDate(updatedAt, locale);
  const origin = content.summary.countryOfOrigin;
  const lines = [brand.name, ...brand.address].map((line) => line.trim());
  return (
    <footer className={footer}>
      <div>
        {gtin14 && <p>GTIN {gtin14}</p>}
        {origin && (
          <p>
            {words.origin} {countryName(origin, locale)}
          </p>
        )}
        {date && (
          <p>
            {words.updated} <time dateTime={updatedAt}>{date}</time>
          </p>
        )}
        <p>{words.privacy}</p>
      </div>
      <p>{lines.filter(Boolean).join(', ')}</p>
    </footer>
  );
}
