import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowProducts, product } from '../fixtures/products.ts';
import {
  StatefulProductList,
  withPage,
  productListArgs,
  readyProducts as ready,
} from '../support/StatefulProductList.tsx';

const meta = preview.meta({
  title: 'Patterns/Products/ProductList/Copy and restore',
  component: StatefulProductList,
  tags: ['!autodocs'],
  args: productListArgs,
  parameters: { frame: 'screen' },
  decorators: [withPage],
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const parked = product(11, { name: 'Storm Lantern', model: 'SL-4', status: 'inactive' });
const archived = product(12, { name: 'Field Notebook', model: 'FN-1', status: 'archived' });

Tests.test(
  'Archived and parked products are marked and can be restored [D36]',
  { args: { content: ready([archived, parked]), state: 'archived' } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Archived \(2\)/ })).toBeVisible();
    const [, card] = canvas.getAllByRole('article');
    await expect(card).toHaveTextContent('Parked');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Field Notebook' }));
    await expect(args.onRestore).toHaveBeenLastCalledWith(archived);
  },
);

Tests.test(
  'restoring is disabled while the plan is full',
  { args: { content: ready([archived]), state: 'archived', createLocked: 'The plan is full.' } },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Restore Field Notebook' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
);

Tests.test(
  'nothing archived',
  { args: { content: ready([]), state: 'archived', archivedCount: 0 } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No product is archived' })).toBeVisible();
  },
);

Tests.test('copy and several are reached by keyboard', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('link', { name: 'Breakfast Tea' }).focus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Copy Breakfast Tea' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onCopy).toHaveBeenLastCalledWith(merrowProducts[0]);
  canvas.getByRole('button', { name: 'New product' }).focus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await expect(args.onCreateSeveral).toHaveBeenCalledOnce();
  await expect(args.onCreate).not.toHaveBeenCalled();
});
