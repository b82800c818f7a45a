import type { Product } from '@hangtag/contract/wire/product';
import { Link } from '../../elements/Link/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import * as css from './ProductSettings.css.ts';

/** The facts about a page. */
export type PageFacts = Pick<
  Product,
  'published' | 'publishDate' | 'contentSavedDate' | 'publicUrl' | 'digitalLinkUrl' | 'status'
>;

/** The page's addresses, and since when it has its content. */
export function Addresses({ product }: { product: PageFacts }) {
  const { published, publishDate, contentSavedDate, publicUrl, digitalLinkUrl } = product;
  return (
    <dl className={css.facts}>
      <Fact name="Page address" href={published ? publicUrl : undefined}>
        {publicUrl}
      </Fact>
      {digitalLinkUrl && (
        <Fact name="GS1 Digital Link" href={published ? digitalLinkUrl : undefined}>
          {digitalLinkUrl}
        </Fact>
      )}
      <Fact name="Published">{publishedWords(published, publishDate)}</Fact>
      {contentSavedDate && <Fact name="Draft saved">{formatDate(contentSavedDate)}</Fact>}
    </dl>
  );
}

function publishedWords(isPublished: boolean, date: string | null): string {
  if (isPublished) return date ? formatDate(date) : 'Yes';
  return date ? `Not now. Last on ${formatDate(date)}` : 'Not yet. The address is kept for it.';
}

interface FactProps {
  readonly name: string;
  readonly href?: string | undefined;
  readonly children: string;
}

const Fact = ({ name, href, children }: FactProps) => (
  <div className={css.fact}>
    <dt className={css.factName}>{name}</dt>
    <dd className={css.factValue}>
      {href ? (
        <Link href={href} target="_blank">
          {children}
        </Link>
      ) : (
        children
      )}
    </dd>
  </div>
);
