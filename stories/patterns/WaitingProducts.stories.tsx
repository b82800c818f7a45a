import { WaitingProducts } from '@hangtag/ui/patterns/WaitingProducts';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/WaitingProducts.tsx';
import { dashboard } from '../fixtures/dashboard.ts';
import { longProduct, manyProducts } from '../fixtures/products.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const waiting = dashboard.waiting.latest;
const saved = { contentSavedDate: '2026-11-19T16:42:00Z' };

const meta = preview.meta({
  title: 'Patterns/Products/WaitingProducts',
  component: WaitingProducts,
  args: {
    products: waiting,
    hrefOf: ({ productId }) => `/product/${productId}/details/content`,
  },
  parameters: { usage, frame: 'wide' },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sea Salt Chocolate' });
    await expect(link).toHaveAttribute('href', '/product/8/details/content');
  },
});

export const One = meta.story({ args: { products: waiting.slice(0, 1) } });

export const Many = meta.story({
  args: { products: manyProducts(20).map((product) => ({ ...product, ...saved })) },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { products: [{ ...longProduct, ...saved }, ...waiting] },
});

One.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'list, Waiting to be published',
    'listitem, level 1, position 1, set size 1',
    'heading, Harvest Olive Oil, level 2',
    'link, Harvest Olive Oil',
    'Last saved',
    '11-19-2026',
    '3 unpublished changes',
  ]);
  await expectStops(userEvent, ['link, Harvest Olive Oil']);
});
