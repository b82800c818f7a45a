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
  title: 'Patterns/ProductList/Copy and restore',
  component: StatefulProductList,
  args: productListArgs,
  parameters: { frame: 'screen' },
  decorators: [withPage],
});

const parked = product(11, { name: 'Storm Lantern', model: 'SL-4', status: 'inactive' });
const archived = product(12, { name: 'Field Notebook', model: 'FN-1', status: 'archived' });

export const ArchivedAreRestored = meta.story({
  name: '[D36] Archived and parked products say so and offer to be restored',
  tags: ['picture'],
  args: { content: ready([archived, parked]), state: 'archived' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Archived \(2\)/ })).toBeVisible();
    const [, card] = canvas.getAllByRole('article');
    await expect(card).toHaveTextContent('Parked');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Field Notebook' }));
    await expect(args.onRestore).toHaveBeenLastCalledWith(archived);
  },
});

export const RestoreIsClosedWhileThePlanIsFull = meta.story({
  args: { content: ready([archived]), state: 'archived', createLocked: 'The plan is full.' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Restore Field Notebook' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
});

export const NothingArchived = meta.story({
  args: { content: ready([]), state: 'archived', archivedCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No product is archived' })).toBeVisible();
  },
});

export const CopyAndSeveralAreReachedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
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
  },
});
