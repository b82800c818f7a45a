import { Button } from '@hangtag/ui/elements/Button';
import { ProductHeader, type ProductHeaderProps } from '@hangtag/ui/patterns/ProductHeader';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { product } from '../fixtures/products.ts';
import { pictureHref } from '../fixtures/pictures.ts';
import { tabTo } from '../support/tabTo.ts';

const views = [
  ['Summary', 'summary'],
  ['Content', 'content'],
  ['CTAs', 'cta'],
  ['Code', 'real-code'],
  ['Settings', 'product-settings'],
] as const;

const meta = preview.meta({
  title: 'Patterns/Products/ProductHeader/Pending',
  component: ProductHeader,
  args: {
    product: product(4, {
      name: 'Harvest Olive Oil',
      model: 'OL-500',
      previewUrl: pictureHref('bottle'),
    }) satisfies ProductHeaderProps['product'],
    tabs: views.map(([label, part]) => ({ label, href: `#/product/4/details/${part}` })),
    current: '#/product/4/details/content',
    save: { phase: 'saved', at: null },
    onRetry: fn(),
    onCompare: fn(),
    changeCount: 0,
    onPublish: fn(),
    publishLocked: null,
  } satisfies ProductHeaderProps,
  parameters: { frame: 'screen' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { product: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { product: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not loaded')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

function Arriving(args: ProductHeaderProps) {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      <ProductHeader {...args} product={hasCome ? args.product : 'loading'} />
      <Button onPress={() => setCome(true)}>Let it come</Button>
    </>
  );
}

Tests.test(
  'a view keeps focus when the product arrives',
  { render: (args) => <Arriving {...args} /> },
  async ({ canvas, userEvent }) => {
    const view = canvas.getByRole('link', { name: 'Code' });
    await tabTo(userEvent, view);
    // A scripted press, which leaves the focus where the person put it.
    canvas.getByRole('button', { name: 'Let it come' }).click();
    await expect(await canvas.findByRole('heading', { name: 'Harvest Olive Oil' })).toBeVisible();
    await expect(view).toHaveFocus();
  },
);
