import type { ProductRow } from '@hangtag/contract/wire/product';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { CardLink } from '../../elements/CardLink/index.ts';
import { ProductStatus } from '@hangtag/ui/patterns/ProductStatus';
import * as css from './ProductCard.css.ts';

export interface ProductCardProps {
  product: ProductRow;
  /** Where its editor is. */
  href: string;
}

/** One product of the list: no box, a square picture, and words that are always there. */
export function ProductCard({ product, href }: ProductCardProps) {
  return (
    <article className={css.card} data-component="ProductCard">
      <div className={css.picture}>
        <Picture
          src={product.previewUrl}
          alt=""
          width={560}
          height={560}
          placeholder={<TagDrawing state="plain" />}
        />
        <span className={css.edit} aria-hidden>
          Edit
        </span>
      </div>
      <h2 className={css.name}>
        <CardLink href={href}>{product.name}</CardLink>
      </h2>
      <p className={css.model}>{product.model || 'No model yet'}</p>
      <ProductStatus product={product} changeCount={product.changeCount} />
    </article>
  );
}
