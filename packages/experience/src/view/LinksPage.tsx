import { linkTypeName } from '@hangtag/contract/wire/linkTypes';
import type { PageBrand } from '../content/page.ts';
import { words } from '../content/words.ts';
import { safeHref } from '../format/href.ts';
import { facts } from './Facts.css.ts';
import { Naming } from './language.tsx';
import { MessagePage } from './MessagePage.tsx';

/** What a product's code leads to, as a list. */
export interface LinksOfCode {
  readonly brand: PageBrand;
  /** Name of the product. */
  readonly product: string;
  /** BCP 47, of what the brand wrote. */
  readonly language: string;
  /** Are these all links, several that answer equally well, or instead of one that is missing? */
  readonly kind: 'all' | 'several' | 'missing';
  readonly links: readonly {
    readonly href: string;
    readonly title: string;
    readonly type: string;
    /** BCP 47, of what it leads to; null where nobody knows. */
    readonly language: string | null;
  }[];
  /** The same as JSON-LD. */
  readonly data: string;
}

/** Lists where a code leads, for people who ask for more than its page. */
export function LinksPage({ brand, product, language: ofBrand, kind, links }: LinksOfCode) {
  const title = words.linksTitle(product);
  return (
    <MessagePage
      brand={brand}
      title={<Naming sentence={title} name={product} language={ofBrand} />}
      sentence={words.linksOf[kind]}
      // The tag without a page stands for what is missing.
      {...(kind !== 'missing' && { picture: <></> })}
    >
      <dl className={facts.start}>
        {links.map(({ href, title, type, language }) => (
          <div key={`${type} ${href} ${title}`}>
            <dt>{words.linkTypes[type] ?? linkTypeName(type)}</dt>
            <dd>
              <a href={safeHref(href) ?? undefined}>
                <Naming sentence={title} name={title} language={language ?? ofBrand} />
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </MessagePage>
  );
}
