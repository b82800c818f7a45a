import { ArchiveDialog, ProductSettings } from '@hangtag/ui/patterns/ProductSettings';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { findFocusedDialog } from '../support/findFocusedDialog.ts';
import {
  StatefulProductSettings,
  productSettingsArgs,
} from '../support/StatefulProductSettings.tsx';
import { tabTo } from '../support/tabTo.ts';

const onArchive = fn();
const onClose = fn();

const meta = preview.meta({
  title: 'Patterns/Products/ProductSettings/Keyboard',
  component: ProductSettings,
  tags: ['!autodocs'],
  render: (args) => <StatefulProductSettings {...args} />,
  parameters: { frame: 'form' },
  args: productSettingsArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'A model, the status and a copy are entered by keyboard',
  async ({ args, canvas, userEvent }) => {
    const model = canvas.getByRole('textbox', { name: /Model/ });
    await tabTo(userEvent, model);
    await userEvent.keyboard('OL-750');
    await expect(model).toHaveValue('OL-750');
    const park = canvas.getByRole('button', { name: 'Park' });
    await tabTo(userEvent, park);
    await userEvent.keyboard(' ');
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('inactive');
    await expect(park).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('archived');
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus();
    const copy = canvas.getByRole('button', { name: 'Copy product' });
    await tabTo(userEvent, copy);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(copy).toHaveFocus();
  },
);

Tests.test(
  'Archiving is confirmed, or left with Escape',
  {
    render: () => (
      <ArchiveDialog name="Harvest Olive Oil" isPublished onArchive={onArchive} onClose={onClose} />
    ),
  },
  async ({ userEvent }) => {
    await findFocusedDialog('alertdialog');
    await tabTo(userEvent, screen.getByRole('button', { name: 'Archive' }));
    await userEvent.keyboard('{Enter}');
    await expect(onArchive).toHaveBeenCalledOnce();
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
);
