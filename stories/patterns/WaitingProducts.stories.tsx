import { WaitingProducts } from '@hangtag/ui/patterns/WaitingProducts';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { longProduct, manyProducts, merrowProducts } from '../fixtures/products.ts';

const waiting = merrowProducts.filter(({ changeCount }) => changeCount > 0);

const meta = preview.meta({
  title: 'Patterns/WaitingProducts',
  component: WaitingProducts,
  args: {
    products: waiting,
    hrefOf: ({ productId }) => `/product/${productId}/details/content`,
  },
  parameters: { frame: 'wide' },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sea Salt Chocolate' });
    await expect(link).toHaveAttribute('href', '/product/8/details/content');
  },
});

export const One = meta.story({ args: { products: waiting.slice(0, 1) } });

export const Many = meta.story({ args: { products: manyProducts(20) } });

export const LongText = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { products: [longProduct, ...waiting] },
});
