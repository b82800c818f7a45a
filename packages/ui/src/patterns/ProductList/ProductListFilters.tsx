import { SEARCH_MAX } from '@hangtag/contract/wire/pagination';
import { productOrders } from '@hangtag/contract/wire/product';
import { SlidersHorizontal } from 'lucide-react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Popover, PopoverTrigger } from '../../elements/Popover/index.ts';
import { SearchField } from '../../elements/SearchField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import type { ProductListProps, ProductStateFilter } from './types.ts';
import * as css from './ProductList.css.ts';

const states = (archivedCount: number) =>
  [
    { id: 'all', label: 'All statuses' },
    { id: 'published', label: 'Published' },
    { id: 'changed', label: 'Unpublished changes' },
    { id: 'draft', label: 'Draft' },
    { id: 'parked', label: 'Parked' },
    { id: 'archived', label: archivedCount > 0 ? `Archived (${archivedCount})` : 'Archived' },
  ] as const satisfies readonly { id: ProductStateFilter; label: string }[];

const orders = productOrders.map((order) => ({ id: order, label: order }));

type Filters = Pick<
  ProductListProps,
  'search' | 'onSearch' | 'state' | 'onStateChange' | 'archivedCount' | 'order' | 'onOrderChange'
>;

/** Search, page state and sort order [F043]; on phones one button opens the two selects. */
export function ProductListFilters(props: Filters) {
  return (
    <div className={css.filters}>
      <div className={css.search}>
        <SearchField
          maxLength={SEARCH_MAX}
          aria-label="Search products"
          placeholder="Search name, model or GTIN"
          value={props.search}
          onChange={props.onSearch}
        />
      </div>
      <div className={css.choices}>
        <StateSelect {...props} />
        <OrderSelect {...props} />
      </div>
      <div className={css.filterButton}>
        <PopoverTrigger>
          <IconButton icon={SlidersHorizontal} tone="outline" aria-label="Filters" />
          <Popover aria-label="Filters" placement="bottom end">
            <div className={css.popover}>
              <StateSelect {...props} />
              <OrderSelect {...props} />
            </div>
          </Popover>
        </PopoverTrigger>
      </div>
    </div>
  );
}

const StateSelect = ({ state, onStateChange, archivedCount = 0 }: Filters) => (
  <Select
    aria-label="Status"
    options={states(archivedCount)}
    value={state}
    onChange={onStateChange}
  />
);

const OrderSelect = ({ order, onOrderChange }: Filters) => (
  <Select aria-label="Order" options={orders} value={order} onChange={onOrderChange} />
);
