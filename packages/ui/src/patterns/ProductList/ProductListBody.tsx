import type { ProductRow } from '@hangtag/contract/wire/product';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Pagination } from '../../elements/Pagination/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { useEventCallbacks } from '../../support/useEventCallbacks.ts';
import { ProductCard } from './ProductCard.tsx';
import { CreateFirst } from './CreateButton.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { hasNothing } from './hasNothing.ts';
import type { ProductListProps } from './types.ts';
import * as css from './ProductList.css.ts';

/** The cards, or the loading, empty or error state. */
export function ProductListBody(props: ProductListProps) {
  const { content } = props;
  const { selection } = props;
  const { onCopy, onRestore, onToggle } = useEventCallbacks({
    onToggle: (product: ProductRow) => selection?.onToggle(product),
    onCopy: props.onCopy,
    onRestore: props.onRestore,
  });
  if (content.phase === 'loading') return <Loading />;
  if (content.phase === 'failed')
    return (
      <FailedPart
        what="The products"
        content={content}
        safe="Your saved work is safe and the public pages are not affected."
        reference={content.reference}
        onRetry={props.onRetry}
      />
    );
  if (content.products.length === 0) return <NoResults {...props} />;
  const { products, page, pageCount, isStale } = content;
  return (
    <>
      {isStale && <VisuallyHidden announcement="once">Loading products</VisuallyHidden>}
      {/* The list takes focus when the card that had it is removed. */}
      <ul
        className={css.grid}
        aria-busy={isStale}
        aria-label="Products"
        tabIndex={-1}
        data-selecting={(selection?.chosen.size ?? 0) > 0 || undefined}
      >
        {products.map((product) => (
          <li key={product.productId} className={css.cell}>
            <ProductCard
              product={product}
              href={props.hrefOf(product)}
              onCopy={onCopy}
              isChosen={selection?.chosen.has(product.productId)}
              onToggle={onToggle}
              onRestore={onRestore}
              isRestoring={props.restoring === product.productId}
              restoreLocked={props.createLocked}
            />
          </li>
        ))}
      </ul>
      {selection && selection.chosen.size > 0 && <SelectionBar {...selection} />}
      {pageCount > 1 && (
        <div className={css.pages}>
          <Pagination
            aria-label="Pages of products"
            page={page}
            count={pageCount}
            onPageChange={props.onPageChange}
          />
        </div>
      )}
    </>
  );
}

const emptyTitleFor = {
  all: 'No products yet',
  published: 'No product is published',
  changed: 'No product has unpublished changes',
  draft: 'No product is a draft',
  parked: 'No product is parked',
  archived: 'No product is archived',
} as const;

/** The meaning of a filter whose name is not enough. */
const hintFor: Readonly<Partial<Record<ProductListProps['state'], string>>> = {
  parked:
    'A parked product keeps its page and takes no place in the plan. Park one in its settings.',
  archived:
    'An archived product leaves this list and takes no place in the plan. Archive one in its settings.',
};

/** The empty state: no products yet, or none that match. */
function NoResults(props: ProductListProps) {
  if (!hasNothing(props))
    return (
      <EmptyState
        title={props.search ? `Nothing matches “${props.search}”` : emptyTitleFor[props.state]}
        actions={
          <Button
            onPress={() => {
              props.onSearch('');
              props.onStateChange('all');
            }}
          >
            Show all products
          </Button>
        }
      >
        {props.search ? 'The search looks at names, models and GTINs.' : hintFor[props.state]}
      </EmptyState>
    );
  return (
    <EmptyState
      title="No products yet"
      illustration={<TagDrawing state="whole" />}
      actions={<CreateFirst {...props} />}
    >
      A product holds the page people see when they scan its code. Start with a name. Everything
      else can wait.
    </EmptyState>
  );
}

/** The first cards as skeletons of the same height. */
function Loading() {
  return (
    <>
      <VisuallyHidden announcement="once">Loading products</VisuallyHidden>
      <div className={css.grid}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={css.cell}>
            <div className={css.picturePlace}>
              <Skeleton shape="block" />
            </div>
            <div className={css.namePlace}>
              <Skeleton width="62%" />
            </div>
            <Skeleton width="34%" />
            <div className={css.statusPlace}>
              <Skeleton width="44%" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
