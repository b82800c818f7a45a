import { Heading } from '../../elements/Heading/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { useFocusRestore } from '../../support/useFocusRestore.ts';
import { useResultAnnouncement } from '../../support/useResultAnnouncement.ts';
import { UsageMeter } from '@hangtag/ui/patterns/UsageMeter';
import { CreateButton } from './CreateButton.tsx';
import { ProductListBody } from './ProductListBody.tsx';
import { ProductListFilters } from './ProductListFilters.tsx';
import { hasNothing } from './hasNothing.ts';
import type { ProductListProps } from './types.ts';
import * as css from './ProductList.css.ts';

/** The result as text for the live region: `118 products, page 2 of 5`. */
function foundWords(content: ProductListProps['content']): string {
  if (content.phase !== 'ready') return '';
  const { total, page, pageCount } = content;
  if (total === 0) return 'No product fits';
  return `${plural(total, 'product')}${pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}`;
}

/** The company's products: the plan's use, a search, two filters and the cards. */
export function ProductList(props: ProductListProps) {
  useFocusRestore();
  const found = useResultAnnouncement(props.content, foundWords(props.content));
  const { usage, planName, createLocked, billingHref } = props;
  // The empty list already has the create button in its middle, and nothing to search.
  const isFirstDay = hasNothing(props);
  return (
    <div className={css.list} data-component="ProductList">
      <header className={css.head}>
        <div className={css.titles}>
          <Heading level={1} takesFocus>
            Products
          </Heading>
          <div className={css.usage}>
            {usage ? (
              <UsageMeter
                of="products"
                usage={usage}
                planName={planName}
                lockedReason={createLocked}
                billingHref={billingHref}
              />
            ) : (
              <Skeleton width="188px" />
            )}
          </div>
        </div>
        {!isFirstDay && <CreateButton {...props} />}
      </header>
      {(!isFirstDay || (props.archivedCount ?? 0) > 0) && <ProductListFilters {...props} />}
      <ProductListBody {...props} />
      <VisuallyHidden announcement="polite">{found}</VisuallyHidden>
    </div>
  );
}
