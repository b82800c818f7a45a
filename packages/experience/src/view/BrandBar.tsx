import { safeHref } from '../format/href.ts';
import type { PageBrand } from '../page.ts';
import { bar, logo, mark } from './BrandBar.css.ts';

/** The brand's mark, leading to its website where it has one. */
export function BrandBar({ brand }: { brand: PageBrand }) {
  const href = safeHref(brand.url);
  const content = brand.logo ? (
    <img
      className={logo}
      src={brand.logo.url}
      width={brand.logo.width}
      height={brand.logo.height}
      alt={brand.name}
      fetchPriority="low"
    />
  ) : (
    brand.name
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
