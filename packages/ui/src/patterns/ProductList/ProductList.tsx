import { Heading } from '../../elements/Heading/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { UsageMeter } from '@hangtag/ui/patterns/UsageMeter';
import { CreateButton } from './CreateButton.tsx';
import { ProductListBody } from './ProductListBody.tsx';
import { ProductListFilters } from './ProductListFilters.tsx';
import { hasNothing } from './hasNothing.ts';
import type { ProductListProps } from './types.ts';
import * as css from './ProductList.css.ts';

/** The company's products: how many the plan holds, a search, two filters and the cards. */
export function ProductList(props: ProductListProps) {
  const { usage, planName, createLocked, billingHref } = props;
  // Then the way to the first product stands in the middle, once, and there is nothing to look for.
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
    </div>
  );
}
