import { RotateCw } from 'lucide-react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Pagination } from '../../elements/Pagination/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { ProductCard } from './ProductCard.tsx';
import { CreateButton } from './CreateButton.tsx';
import type { ProductListProps } from './types.ts';
import * as css from './ProductList.css.ts';

/** The cards, or what stands in their place. */
export function ProductListBody(props: ProductListProps) {
  const { content } = props;
  if (content.phase === 'loading') return <Loading />;
  if (content.phase === 'failed') return <Failed {...content} onRetry={props.onRetry} />;
  if (content.products.length === 0) return <Nothing {...props} />;
  const { products, page, pageCount, isStale } = content;
  return (
    <>
      <ul className={css.grid} aria-busy={isStale} aria-label="Products">
        {products.map((product) => (
          <li key={product.productId} className={css.cell}>
            <ProductCard product={product} href={props.hrefOf(product)} />
          </li>
        ))}
      </ul>
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

/** Nothing yet, or nothing that fits what was asked for. */
function Nothing(props: ProductListProps) {
  const isFiltered = props.search !== '' || props.state !== 'all';
  if (isFiltered)
    return (
      <EmptyState
        title={props.search ? `Nothing matches “${props.search}”` : 'No product is in this state'}
        announcement="polite"
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
        The search looks at names, models and GTINs.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No products yet"
      illustration={<TagDrawing state="whole" />}
      actions={<CreateButton {...props} />}
    >
      A product holds the page people see when they scan its code. Start with a name. Everything
      else can wait.
    </EmptyState>
  );
}

interface FailedProps {
  readonly sentence: string;
  readonly reference?: string;
  readonly onRetry: () => void;
}

function Failed({ sentence, reference, onRetry }: FailedProps) {
  return (
    <EmptyState
      title="The products didn’t load"
      illustration={<TagDrawing state="torn" />}
      announcement="assertive"
      actions={
        <>
          <Button tone="primary" icon={RotateCw} onPress={onRetry}>
            Try again
          </Button>
          {reference && (
            <Text as="span" kind="data" tone="quiet">
              Reference {reference}
            </Text>
          )}
        </>
      }
    >
      {sentence} Your saved work is safe and the public pages are not affected.
    </EmptyState>
  );
}

/** The first cards' places, in their own heights. */
function Loading() {
  return (
    <>
      <VisuallyHidden announcement="polite">Loading products</VisuallyHidden>
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
