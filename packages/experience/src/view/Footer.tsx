import type { ProductContent } from '@hangtag/contract/wire/content';
import { Fragment } from 'react';
import { countryName, longDate } from '../format/text.ts';
import type { PageBrand } from '../content/page.ts';
import { words } from '../content/words.ts';
import { OwnWords, Isolated } from './language.tsx';
import { footer } from './Footer.css.ts';

interface FooterProps {
  readonly brand: PageBrand;
  readonly gtin14: string | null;
  readonly content: Pick<ProductContent, 'summary'>;
  readonly updatedAt: string | null;
}

/** What the law and a careful reader ask for: number, date, privacy, address. */
export function Footer({ brand, gtin14, content, updatedAt }: FooterProps) {
  const date = updatedAt && longDate(updatedAt, 'en');
  const origin = content.summary.countryOfOrigin;
  const lines = [brand.name, ...brand.address].map((line) => line.trim()).filter(Boolean);
  return (
    <footer className={footer}>
      <div>
        {gtin14 && <p>GTIN {gtin14}</p>}
        {origin && (
          <p>
            <OwnWords>
              {words.origin} {countryName(origin, 'en')}
            </OwnWords>
          </p>
        )}
        {date && (
          <p>
            <OwnWords>
              {words.updated} <time dateTime={updatedAt}>{date}</time>
            </OwnWords>
          </p>
        )}
        <p>
          <OwnWords>{words.privacy}</OwnWords>
        </p>
      </div>
      <p>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            <Isolated text={line} />
          </Fragment>
        ))}
      </p>
    </footer>
  );
}
