import {
  CopyProductDialog,
  type CopyProductDialogProps,
} from '@hangtag/ui/patterns/CopyProductDialog';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CopyProductDialog.tsx';
import { findFocusedDialog } from '../support/findFocusedDialog.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Products/CopyProductDialog',
  component: CopyProductDialog,
  args: {
    name: 'Harvest Olive Oil',
    usage: { used: 3, limit: 5 } satisfies CopyProductDialogProps['usage'],
    planName: 'Pro' satisfies string | null,
    lockedReason: null satisfies string | null,
    billingHref: '?modal=billing',
    isBusy: false,
    errors: {} satisfies CopyProductDialogProps['errors'],
    problem: undefined satisfies string | undefined,
    onCopy: fn(),
    onClose: fn(),
  },
  parameters: { usage, picture: 'window' },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Copy Harvest Olive Oil' });
    const left = screen.getByRole('list', { name: 'Not copied' });
    await waitFor(() => expect(within(left).getByText('UPC or GTIN')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/3 of 5 products/)).toBeVisible());
    await userEvent.type(
      screen.getByRole('textbox', { name: 'New model number' }),
      'OL-750{Enter}',
    );
  },
});

Example.test(
  'The dialog lists what the copy includes and leaves out, and asks for a model number [D37]',
  async ({ args }) => {
    await expect(args.onCopy).toHaveBeenLastCalledWith('OL-750');
  },
);

Default.test('Spaces around the model number are not sent', async ({ args, userEvent }) => {
  const field = await screen.findByRole('textbox', { name: 'New model number' });
  await userEvent.type(field, ' OL-750 {Enter}');
  await expect(args.onCopy).toHaveBeenLastCalledWith('OL-750');
});

Default.test('model number may wait', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Copy product' }));
  await expect(args.onCopy).toHaveBeenLastCalledWith('');
});

export const Refused = meta.story({
  tags: ['picture'],
  /** As on the screen: the server refuses the input. */
  render: function Refusing(args) {
    const [errors, setErrors] = useState(args.errors);
    const refuse = () => setErrors({ modelNumber: ['Another product has this model number.'] });
    return <CopyProductDialog {...args} errors={errors} onCopy={refuse} />;
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'New model number' });
    await userEvent.type(field, 'OL-500{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Another product has this model number/),
    );
    await expect(field).toHaveValue('OL-500');
  },
});

export const Locked = meta.story({
  tags: ['picture'],
  args: {
    usage: { used: 5, limit: 5 },
    lockedReason:
      'The plan holds 5 products and 5 are in use. Change the plan or add products to it.',
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Copy product' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Add products' })).toBeVisible());
  },
});

Default.test(
  'failed',
  { args: { problem: 'The server could not be reached. Check the connection and try again.' } },
  async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
  },
);

export const Busy = meta.story({ args: { isBusy: true } });

export const LongText = meta.story({
  args: {
    name: 'Cold-pressed extra virgin olive oil from the terraces above Merrow, first pressing',
  },
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Default.test('is read by a screen reader', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  await expectPhrases(dialog, [
    'dialog, Copy Harvest Olive Oil',
    'banner',
    'heading, Copy Harvest Olive Oil, level 2',
    'button, Close',
    'form, Copy Harvest Olive Oil',
    'New model number',
    'Optional',
    'textbox, New model number, No two products of a company share one. It can be set later.',
    'No two products of a company share one. It can be set later.',
    'Copied',
    'list, Copied',
    'listitem, level 1, position 1, set size 3',
    'Page content and sections',
    'listitem, level 1, position 2, set size 3',
    'Header media and logo',
    'listitem, level 1, position 3, set size 3',
    'Calls to action',
    'Not copied',
    'list, Not copied',
    'listitem, level 1, position 1, set size 3',
    'UPC or GTIN',
    'listitem, level 1, position 2, set size 3',
    'Code and page address',
    'listitem, level 1, position 3, set size 3',
    'Publication and scans',
    '3 of 5 products used on Pro.',
    'meter, Products, min value 0, max value 5, current value 3 of 5',
    'contentinfo',
    'button, Cancel',
    'button, Copy product',
  ]);
  await findFocusedDialog();
  await expectStops(userEvent, [
    'button, Close',
    'textbox, New model number, No two products of a company share one. It can be set later.',
    'button, Cancel',
    'button, Copy product',
  ]);
});
