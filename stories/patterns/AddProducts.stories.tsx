import { AddProducts } from '@hangtag/ui/patterns/AddProducts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/AddProducts.tsx';
import { findFocusedDialog } from '../support/findFocusedDialog.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Products/AddProducts',
  component: AddProducts,
  args: {
    most: 7,
    usage: { used: 3, limit: 10 },
    planName: 'Business' satisfies string | null,
    lockedReason: null satisfies string | null,
    billingHref: '?modal=billing',
    isBusy: false,
    problem: undefined satisfies string | undefined,
    onAdd: fn(),
    onClose: fn(),
  },
  parameters: { usage, picture: 'window' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'How many' });
    await expect(field).toHaveValue('3');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Add 4 products' }));
  },
});

Example.test('Asks for a number up to the free places of the plan', async ({ args }) => {
  await expect(args.onAdd).toHaveBeenLastCalledWith(4);
});

Tests.test(
  'never adds more than the free places',
  { args: { most: 2, usage: { used: 8, limit: 10 } } },
  async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'How many' });
    await expect(field).toHaveValue('2');
    await userEvent.clear(field);
    await userEvent.type(field, '50{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 products' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(2);
  },
);

Tests.test('Half a product is refused', { args: { most: 4 } }, async ({ args, userEvent }) => {
  const field = await screen.findByRole('textbox', { name: 'How many' });
  await userEvent.clear(field);
  await userEvent.type(field, '1.5');
  await expect(field).not.toHaveValue('1.5');
  await userEvent.tab();
  await expect(args.onAdd).not.toHaveBeenCalled();
  await expect(screen.getByRole('button', { name: /^Add \d products?$/ })).toBeEnabled();
});

export const Locked = meta.story({
  tags: ['picture'],
  args: {
    most: 0,
    usage: { used: 10, limit: 10 },
    lockedReason:
      'The plan holds 10 products and 10 are in use. Change the plan or add products to it.',
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^Add 1 product/ })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Add products' })).toBeVisible());
  },
});

Tests.test(
  'failed',
  { args: { problem: 'The server could not do this. Try again in a moment.' } },
  async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Try again/);
  },
);

export const Busy = meta.story({ args: { isBusy: true } });

Tests.test('is read by a screen reader', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  await expectPhrases(dialog, [
    'dialog, Add several products',
    'banner',
    'heading, Add several products, level 2',
    'button, Close',
    'form, Add several products',
    'How many',
    'group, not disabled',
    'button, Decrease How many, 1 control',
    'Number field, How many, 3, Up to 7 now.',
    'button, Increase How many, 1 control',
    'Up to 7 now.',
    'Each starts as a draft called “Product name”. Nothing is published.',
    '3 of 10 products used on Business.',
    'meter, Products, min value 0, max value 10, current value 3 of 10',
    'contentinfo',
    'button, Cancel',
    'button, Add 3 products',
  ]);
  await findFocusedDialog();
  await expectStops(userEvent, [
    'button, Close',
    'Number field, How many, 3, Up to 7 now.',
    'button, Cancel',
    'button, Add 3 products',
  ]);
});
