import { safeHref } from '../format/href.ts';
import type { PageBrand } from '../content/page.ts';
import { bar, logo, mark } from './BrandBar.css.ts';

/** A squarer mark cannot be read at the height of the bar; the name in type can. */
const WIDEST_UNREADABLE = 1.6;

/** The brand's wordmark, or its name, leading to its website where it has one. */
export function BrandBar({ brand }: { brand: PageBrand }) {
  const href = safeHref(brand.url);
  const wordmark =
    brand.logo && brand.logo.width > WIDEST_UNREADABLE * brand.logo.height ? brand.logo : null;
  const content = wordmark ? (
    <img
      className={logo}
      src={wordmark.url}
      width={wordmark.width}
      height={wordmark.height}
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
