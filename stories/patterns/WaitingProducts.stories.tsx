import { WaitingProducts } from '@hangtag/ui/patterns/WaitingProducts';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/WaitingProducts.tsx';
import { dashboard } from '../fixtures/dashboard.ts';
import { longProduct, manyProducts } from '../fixtures/products.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';

const waiting = dashboard.waiting.latest;
const saved = { contentSavedDate: '2026-11-19T16:42:00Z', savedBy: null, changes: [] };
const onPublish = fn();

const meta = preview.meta({
  title: 'Patterns/Products/WaitingProducts',
  component: WaitingProducts,
  args: {
    products: waiting,
    hrefOf: ({ productId }) => `/product/${productId}/details/content`,
    readerId: 4,
    onPublish,
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

export const Refused = meta.story({
  args: {
    progress: { 4: { problem: 'Lead is missing.' }, 8: 'busy' },
  },
});

Example.test('A page is published by keyboard', async ({ canvas, userEvent }) => {
  const publish = canvas.getByRole('button', { name: 'Publish Sea Salt Chocolate' });
  await tabTo(userEvent, publish);
  await userEvent.keyboard('{Enter}');
  await expect(onPublish).toHaveBeenLastCalledWith(expect.objectContaining({ productId: 8 }));
  await expect(publish).toHaveFocus();
});

Example.test('A draft without a page is reviewed before it is published', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Linen Towel Set' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Publish Linen Towel Set' })).toBeNull();
});

Refused.test('A refusal is announced at its product', async ({ canvas }) => {
  const row = canvas.getByRole('link', { name: 'Harvest Olive Oil' }).closest('li');
  await expect(canvas.getByRole('alert')).toHaveTextContent('Lead is missing.');
  await expect(row).toContainElement(canvas.getByRole('alert'));
});

One.test(
  'wraps no date on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    for (const day of ['11-19-2026', '11-02-2026'])
      await expect(canvas.getByText(day).getClientRects()).toHaveLength(1);
  },
);

One.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'list, Waiting to be published',
    'listitem, level 1, position 1, set size 1',
    'heading, Harvest Olive Oil, level 2',
    'link, Harvest Olive Oil',
    'Lead, Facts, and Tasting scale.',
    'Last saved by Priya Nair,',
    '11-19-2026',
    '.',
    '3 changes since',
    '11-02-2026',
    'button, Publish Harvest Olive Oil',
  ]);
  await expectStops(userEvent, ['link, Harvest Olive Oil', 'button, Publish Harvest Olive Oil']);
});
