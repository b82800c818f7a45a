import { ProductStatus } from '@hangtag/ui/patterns/ProductStatus';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ProductStatus.tsx';
import { product } from '../fixtures/products.ts';
import { expectPhrases } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const published = product(1);
const changed = product(2, { hasUnpublishedChanges: true });
const draft = product(3, { published: false, publishDate: null });
const parked = product(4, { status: 'inactive' });
const archived = product(5, { status: 'archived' });

const meta = preview.meta({
  title: 'Patterns/Products/ProductStatus',
  component: ProductStatus,
  args: { product: published },
  parameters: { usage, frame: 'fit' },
});

export const Default = meta.story();

Default.test('Shows the day of publication as MM-DD-YYYY [F058]', async ({ canvas }) => {
  await expect(canvas.getByText('Published 11-02-2026')).toBeVisible();
});

export const EveryState = meta.story({
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <ProductStatus product={published} changeCount={0} />
      <ProductStatus product={changed} changeCount={1} />
      <ProductStatus product={changed} changeCount={3} />
      <ProductStatus product={draft} />
      <ProductStatus product={parked} />
      <ProductStatus product={archived} />
    </div>
  ),
});

EveryState.test('is read by a screen reader', async ({ canvasElement }) => {
  await expectPhrases(canvasElement, [
    'Published',
    '1 unpublished change',
    '3 unpublished changes',
    'Draft',
    'Parked',
    'Archived',
  ]);
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
