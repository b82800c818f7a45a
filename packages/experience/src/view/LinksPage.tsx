import type { PageBrand } from '../content/page.ts';
import { words } from '../content/words.ts';
import { safeHref } from '../format/href.ts';
import { MessagePage } from './MessagePage.tsx';

/** What a product's code leads to, as a list. */
export interface LinksOfCode {
  readonly brand: PageBrand;
  /** Name of the product. */
  readonly product: string;
  /** Are these all links, several that answer equally well, or instead of one that is missing? */
  readonly kind: 'all' | 'several' | 'missing';
  readonly links: readonly {
    readonly href: string;
    readonly title: string;
    readonly type: string;
  }[];
  /** The same as JSON-LD. */
  readonly data: string;
}

/** Lists where a code leads, for people who ask for more than its page. */
export function LinksPage({ brand, product, kind, links }: LinksOfCode) {
  return (
    <MessagePage brand={brand} title={words.linksTitle(product)} sentence={words.linksOf[kind]}>
      <ul>
        {links.map(({ href, title, type }) => (
          <li key={`${type} ${href} ${title}`}>
            <a href={safeHref(href) ?? undefined}>{title}</a> <small>{type}</small>
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}
