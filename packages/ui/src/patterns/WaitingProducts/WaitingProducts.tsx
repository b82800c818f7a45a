import type { WaitingProduct } from '@hangtag/contract/wire/dashboard';
import { ProductStatus } from '@hangtag/ui/patterns/ProductStatus';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { CardLink } from '../../elements/CardLink/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import * as css from './WaitingProducts.css.ts';

export interface WaitingProductsProps {
  /** Products with unpublished changes or without a page. */
  products: readonly WaitingProduct[];
  /** Address of a product's editor. */
  hrefOf: (product: WaitingProduct) => string;
}

/** Products with unpublished changes; each row links to its editor. */
export function WaitingProducts({ products, hrefOf }: WaitingProductsProps) {
  return (
    <ul className={css.list} aria-label="Waiting to be published" data-component="WaitingProducts">
      {products.map((product) => (
        <li key={product.productId} className={css.row}>
          <div className={css.picture}>
            <Picture
              src={product.previewUrl}
              alt=""
              width={280}
              height={280}
              placeholder={<TagDrawing state="plain" />}
            />
          </div>
          <div className={css.words}>
            <h2 className={css.name}>
              <CardLink href={hrefOf(product)}>{product.name}</CardLink>
            </h2>
            {product.contentSavedDate && (
              <p className={css.note}>Last saved {formatDate(product.contentSavedDate)}</p>
            )}
            <ProductStatus product={statusOf(product)} changeCount={product.changeCount} />
          </div>
          <span className={css.action} aria-hidden>
            Review
          </span>
        </li>
      ))}
    </ul>
  );
}

/** These products are active, with changes or without a page. */
const statusOf = ({ published }: WaitingProduct) =>
  ({ status: 'active', published, hasUnpublishedChanges: true, publishDate: null }) as const;
