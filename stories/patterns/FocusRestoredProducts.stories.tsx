import { ProductList } from '@hangtag/ui/patterns/ProductList';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { product } from '../fixtures/products.ts';
import { withPage, productListArgs, readyProducts } from '../support/StatefulProductList.tsx';
import { tabTo } from '../support/tabTo.ts';

const meta = preview.meta({
  title: 'Patterns/App/Focus/Products',
  tags: ['!autodocs'],
  parameters: { frame: 'screen' },
  decorators: [withPage],
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
});

const parked = ['Storm Lantern', 'Field Notebook'].map((name, place) =>
  product(11 + place, { name, status: 'inactive' }),
);

/** With the filter on inactive products, a restored one leaves the list. */
function Restoring({ state }: { readonly state: 'all' | 'parked' }) {
  const [products, setProducts] = useState(parked);
  return (
    <ProductList
      {...productListArgs}
      state={state}
      content={readyProducts(products)}
      onRestore={({ productId }) =>
        setProducts(
          state === 'parked'
            ? products.filter((each) => each.productId !== productId)
            : products.map((each) =>
                each.productId === productId ? { ...each, status: 'active' as const } : each,
              ),
        )
      }
    />
  );
}

Tests.test(
  'Focus moves to a restored product’s card',
  { render: () => <Restoring state="all" /> },
  async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Restore Storm Lantern' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Storm Lantern' })).toHaveFocus());
  },
);

Tests.test(
  'Focus moves to the list after a product left a filter, after the last one to the title',
  { render: () => <Restoring state="parked" /> },
  async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Restore Storm Lantern' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Products' })).toHaveFocus());
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Restore Field Notebook' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Products' })).toHaveFocus());
  },
);
