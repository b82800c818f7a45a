import { safeHref } from '../format/href.ts';
import type { PageBrand } from '../content/page.ts';
import { bar, logo, mark } from './BrandBar.css.ts';
import { Isolated } from './language.tsx';

/** A squarer mark cannot be read at the height of the bar: it is a picture, and the name stands beside it in type. */
const WIDEST_UNREADABLE = 1.6;

/** The brand's wordmark, or its name beside its mark, leading to its website where it has one. */
export function BrandBar({ brand }: { brand: PageBrand }) {
  const href = safeHref(brand.url);
  const isWordmark =
    brand.logo !== null && brand.logo.width > WIDEST_UNREADABLE * brand.logo.height;
  const content = (
    <>
      {brand.logo && (
        <img
          className={logo}
          src={brand.logo.url}
          width={brand.logo.width}
          height={brand.logo.height}
          alt={isWordmark ? brand.name : ''}
          fetchPriority="low"
        />
      )}
      {!isWordmark && <Isolated text={brand.name} />}
    </>
  );
  return (
    <header className={bar}>
      {href ? (
        <a className={mark} href={href} rel="nofollow">
          {content}
        </a>
      ) : (
        <span className={mark}>{content}</span>
      )}
    </header>
  );
}
