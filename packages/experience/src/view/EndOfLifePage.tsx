import { headPicture } from './pictures.ts';
import { safeHref } from '../format/href.ts';
import type { PublicPage } from '../content/page.ts';
import { words } from '../content/words.ts';
import { thumb } from './Block.css.ts';
import { Footer } from './Footer.tsx';
import { Naming } from './language.tsx';
import { MessagePage } from './MessagePage.tsx';
import { shown } from './NotFoundPage.css.ts';
import { Picture } from './Picture.tsx';
import { titleOf } from './ProductPage.tsx';
import { BrandWebsiteLink } from './BrandWebsiteLink.tsx';

/** What a printed code shows after its product was archived: what it was, and where questions go (D36). */
export function EndOfLifePage({ page }: { page: PublicPage }) {
  const { brand, locale } = page;
  const name = titleOf(page);
  const picture = headPicture(page);
  return (
    <>
      <MessagePage
        brand={brand}
        recall={page.recall}
        title={<Naming sentence={words.ended(name)} name={name} language={locale} />}
        sentence={words.endedWays(brand.name)}
        picture={
          picture && (
            <div className={shown} lang={locale}>
              <Picture
                file={picture}
                alt={picture.alt ?? ''}
                sizes="20rem"
                className={thumb}
                isFirst
              />
            </div>
          )
        }
      >
        <Contact label={words.write} scheme="mailto:" value={brand.email} />
        <Contact label={words.call} scheme="tel:" value={brand.telephone} />
        <BrandWebsiteLink brand={brand} />
      </MessagePage>
      <Footer {...page} updatedAt={null} />
    </>
  );
}

interface ContactProps {
  readonly label: string;
  readonly scheme: 'mailto:' | 'tel:';
  readonly value: string | undefined;
}

function Contact({ label, scheme, value = '' }: ContactProps) {
  const number = scheme === 'tel:' ? value.replaceAll(/[^\d+]/g, '') : value.trim();
  const href = number && safeHref(`${scheme}${number}`);
  if (!href) return null;
  return (
    <p>
      {label} <a href={href}>{value}</a>
    </p>
  );
}
