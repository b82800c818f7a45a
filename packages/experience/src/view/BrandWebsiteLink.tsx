import { safeHref } from '../format/href.ts';
import type { PageBrand } from '../content/page.ts';
import { words } from '../content/words.ts';
import { button } from './Actions.css.ts';
import { way } from './NotFoundPage.css.ts';

/** Leads to the brand's own website, where it has one. */
export function BrandWebsiteLink({ brand }: { brand: PageBrand }) {
  const href = safeHref(brand.url);
  if (!href) return null;
  return (
    <p className={way}>
      <a className={button.secondary} href={href} rel="nofollow">
        {words.visit(brand.name)}
      </a>
    </p>
  );
}
