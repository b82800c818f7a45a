import type { ProductRow } from '@hangtag/contract/wire/product';
import { Copy, RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { CardLink } from '../../elements/CardLink/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Tooltip } from '../../elements/Tooltip/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { ProductStatus } from '@hangtag/ui/patterns/ProductStatus';
import * as css from './ProductCard.css.ts';

export interface ProductCardProps {
  /** The product that the card shows. */
  product: ProductRow;
  /** Link to its editor. */
  href: string;
  /** Opens the dialog that copies it. */
  onCopy: (product: ProductRow) => void;
  /** Makes an inactive or archived product active again. */
  onRestore: (product: ProductRow) => void;
  /** Whether it is selected; undefined where none can be. */
  isChosen?: boolean | undefined;
  /** Selects it, or no longer. */
  onToggle?: (product: ProductRow) => void;
  /** Whether it is being restored. @default false */
  isRestoring?: boolean;
  /** Why it can't be restored and how to change that; null when it can. */
  restoreLocked: string | null;
}

/** One product of the list: no box, a square picture, and a label that is always visible. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, href, onCopy, isChosen, onToggle } = props;
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
      {isChosen !== undefined && (
        <span className={css.choose} data-chosen={isChosen || undefined}>
          <Checkbox
            label={`Select ${product.name}`}
            labelling="hidden"
            ground="picture"
            isSelected={isChosen}
            onChange={() => onToggle?.(product)}
          />
        </span>
      )}
      <div className={css.head}>
        <h2 className={css.name}>
          <CardLink href={href}>{product.name}</CardLink>
        </h2>
        <span className={css.above}>
          <Tooltip text="Copy">
            <IconButton
              icon={Copy}
              size="small"
              aria-label={`Copy ${product.name}`}
              onPress={() => onCopy(product)}
            />
          </Tooltip>
        </span>
      </div>
      <p className={css.model}>{product.model || 'No model yet'}</p>
      <ProductStatus product={product} changeCount={product.changeCount} />
      {product.status !== 'active' && <Restore {...props} />}
    </article>
  );
});

function Restore({ product, onRestore, isRestoring, restoreLocked }: ProductCardProps) {
  return (
    <div className={css.restore}>
      {restoreLocked === null ? (
        <Button
          size="small"
          icon={RotateCcw}
          isPending={isRestoring}
          onPress={() => onRestore(product)}
        >
          Restore<VisuallyHidden> {product.name}</VisuallyHidden>
        </Button>
      ) : (
        <LockedButton size="small" icon={RotateCcw} reason={restoreLocked}>
          Restore<VisuallyHidden> {product.name}</VisuallyHidden>
        </LockedButton>
      )}
    </div>
  );
}
