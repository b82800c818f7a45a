import { AssociationList, type AssociationListProps } from '@hangtag/ui/patterns/AssociationList';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { associations } from '../fixtures/platformLists.ts';
import { associationInUse, RefusedAfterRequest } from '../support/AssociationInUse.tsx';

const meta = preview.meta({
  title: 'Patterns/Platform/AssociationList/Inactive',
  component: AssociationList,
  tags: ['!autodocs'],
  render: (args) => <RefusedAfterRequest {...args} />,
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    ...associationInUse,
    content: { phase: 'ready', items: associations },
    onCreate: fn(),
    onEdit: fn(),
    onMove: fn(),
    onDeactivate: fn(() => Promise.resolve(true)),
    onRetry: fn(),
  } satisfies AssociationListProps,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'Deactivating instead, by keyboard, closes the question',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Northern Soil Union' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Make inactive' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onDeactivate).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);

Tests.test('Only closing is offered when it is inactive already', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Old Harbour Guild' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await expect(screen.queryByRole('button', { name: 'Make inactive' })).toBeNull();
});
