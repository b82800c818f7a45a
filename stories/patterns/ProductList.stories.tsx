import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ProductList.tsx';
import { longProduct, manyProducts, merrowProducts } from '../fixtures/products.ts';
import {
  StatefulProductList,
  navigate,
  withPage,
  productListArgs,
  readyProducts as ready,
} from '../support/StatefulProductList.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { phrases, stops } from '../announcements/ProductList.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Products/ProductList',
  component: StatefulProductList,
  args: productListArgs,
  parameters: { usage, frame: 'screen' },
  decorators: [withPage],
  beforeEach: () => {
    navigate.mockClear();
  },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast', 'phone', 'tablet') } },

  tags: ['picture'],
});

Example.test('Products are in alphabetic order by default [F043]', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Alphabetic/ })).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { content: ready([]), usage: { used: 0, limit: 7 }, archivedCount: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No products yet' })).toBeVisible();
    // One action of each kind in view, and nothing to search.
    await expect(canvas.getAllByRole('button').map((button) => button.textContent.trim())).toEqual([
      'New product',
      'Add several',
    ]);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New product' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Add several' }));
    await expect(args.onCreateSeveral).toHaveBeenCalledOnce();
  },
});

Example.test(
  'all are archived',
  { args: { content: ready([]), usage: { used: 0, limit: 7 }, archivedCount: 2 } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /All statuses/ })).toBeVisible();
  },
);

export const One = meta.story({
  args: {
    content: ready(merrowProducts.slice(0, 1)),
    usage: { used: 1, limit: 1 },
    planName: null,
  },
});

Example.test(
  'many products are paginated',
  { args: { content: ready(manyProducts(24), 5), usage: { used: 118, limit: 1000 } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
);

export const LongText = meta.story({
  args: { content: ready([longProduct, ...merrowProducts.slice(1, 3)]) },
});

export const NothingFound = meta.story({
  tags: ['picture'],
  args: { content: ready([]), search: 'kettle' },
  play: async ({ canvas }) => {
    const said = 'Nothing matches “kettle”';
    await expect(canvas.getByRole('heading', { name: said })).toBeVisible();
  },
});

NothingFound.test('one press clears a search', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all products' }));
  await expect(args.onSearch).toHaveBeenLastCalledWith('');
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' }, usage: null },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    content: {
      phase: 'failed',
      sentence: 'Hangtag did not answer in 20 seconds.',
      reference: '7f3a-20c1',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your saved work is safe');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({ args: { isCreating: true } });

Example.test(
  'a locked button says why',
  {
    args: {
      usage: { used: 10, limit: 10 },
      createLocked:
        'The plan holds 10 products and 10 are in use. Change the plan or add products to it.',
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Add products' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add several' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'New product' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // By touch: a mouse that hovers shows the same words with a delay.
    await userEvent.pointer([
      { keys: '[TouchA>]', target: button },
      { keys: '[/TouchA]', target: button },
    ]);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/add products/));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
);

Example.test(
  'the whole card is its link',
  { args: { content: ready(merrowProducts.slice(2, 6)) } },
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Harvest Olive Oil' });
    const [, card] = canvas.getAllByRole('article');
    const { left, top } = card?.getBoundingClientRect() ?? { left: 0, top: 0 };
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
    canvas.getByRole('link', { name: 'Cedar Candle' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/product/4/details/summary');
  },
);

Example.test('typing searches', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), 'mug');
  await expect(args.onSearch).toHaveBeenLastCalledWith('mug');
});

Example.test(
  'opens its filters on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Example.test('fits a tablet', { globals: { viewport: { value: 'tablet' } } }, fitsItsWidth);

One.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, phrases);
  await expectStops(userEvent, stops);
});

export const Selecting = meta.story({
  args: {
    selection: { chosen: new Set([4, 5]), onToggle: fn(), onClear: fn(), onPrint: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('region', { name: 'Selected products' }));
    await expect(bar.getByText('2 products selected')).toBeVisible();
    const oil = canvas.getByRole('checkbox', { name: 'Select Harvest Olive Oil' });
    await expect(oil).toBeChecked();
    await userEvent.click(oil);
    await expect(args.selection?.onToggle).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Harvest Olive Oil' }),
    );
    await userEvent.click(bar.getByRole('button', { name: 'Print files' }));
    await expect(args.selection?.onPrint).toHaveBeenCalledOnce();
  },
});
