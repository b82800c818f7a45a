import { safeHref } from '../format/href.ts';
import type { PageBrand } from '../page.ts';
import { words } from '../words.ts';
import { button } from './Actions.css.ts';
import { BrandBar } from './BrandBar.tsx';
import { title } from './Intro.css.ts';
import { notFound, sentence, tag, way } from './NotFoundPage.css.ts';

/** Says that no page is there, in the brand's colours where the brand is known. */
export function NotFoundPage({ brand }: { brand: PageBrand | null }) {
  const href = brand && safeHref(brand.url);
  return (
    <>
      {brand && <BrandBar brand={brand} />}
      <main className={notFound}>
        <svg
          className={tag}
          viewBox="23 0 48 88"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M44 24c4-10 12-17 26-20M24 84V38l20-20 20 20v46z" strokeLinejoin="round" />
          <circle cx="44" cy="34" r="4.5" />
          <path d="M34 56h20M34 64h12" strokeDasharray="2 3" />
        </svg>
        <h1 className={title}>{words.notFoundTitle}</h1>
        <p className={sentence}>
          {words.notFoundCheck}{' '}
          {brand ? words.notFoundUnpublished(brand.name) : words.notFoundNeutral}
        </p>
        {brand && href && (
          <p className={way}>
            <a className={button.secondary} href={href} rel="nofollow">
              {words.visit(brand.name)}
            </a>
          </p>
        )}
      </main>
    </>
  );
}
