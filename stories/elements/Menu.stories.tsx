import { Button } from '@hangtag/ui/elements/Button';
import { LinkProvider } from '@hangtag/ui/elements/Link';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@hangtag/ui/elements/Menu';
import { ArrowUp, ChevronDown, Copy, CreditCard, Pencil, QrCode, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Menu.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const navigate = fn();
const reason = 'Demo companies have no billing.';

const meta = preview.meta({
  title: 'Elements/Menu',
  component: Menu,
  args: {
    onAction: fn(),
    children: (
      <>
        <MenuItem id="edit" icon={Pencil}>
          Edit
        </MenuItem>
        <MenuItem id="copy" icon={Copy}>
          Copy product
        </MenuItem>
        <MenuItem id="download" icon={QrCode}>
          Download code
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon={Trash2} tone="danger">
          Delete
        </MenuItem>
      </>
    ),
  },
  parameters: { usage, frame: 'fit', picture: 'window' },
  render: (args) => (
    <LinkProvider navigate={navigate}>
      <MenuTrigger>
        <Button endIcon={ChevronDown}>Actions</Button>
        <Menu {...args} />
      </MenuTrigger>
    </LinkProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
});

export const Example = meta.story();

export const Open = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

Example.test('chosen by keyboard', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onAction).toHaveBeenLastCalledWith('copy');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

export const OneChoice = meta.story({
  tags: ['picture'],
  args: {
    'aria-label': 'Theme',
    children: (
      <MenuSection title="Theme" selected="dark" onSelect={fn()}>
        <MenuItem id="system">System</MenuItem>
        <MenuItem id="light">Light</MenuItem>
        <MenuItem id="dark">Dark</MenuItem>
      </MenuSection>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dark = await screen.findByRole('menuitemradio', { name: 'Dark' });
    await expect(dark).toHaveAttribute('aria-checked', 'true');
  },
});

Example.test(
  'links go through the router',
  {
    args: {
      children: (
        <>
          <MenuItem id="profile" href="/profile">
            Edit profile
          </MenuItem>
          <MenuItem id="users" href="/users" note="12">
            User management
          </MenuItem>
        </>
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit profile' }));
    await expect(navigate).toHaveBeenLastCalledWith('/profile');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/users');
  },
);

export const Locked = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },

  tags: ['picture'],
  args: {
    children: (
      <>
        <MenuItem id="edit" icon={Pencil}>
          Edit
        </MenuItem>
        <MenuItem id="up" icon={ArrowUp} isDisabled>
          Move up
        </MenuItem>
        <MenuItem id="billing" href="/billing" icon={CreditCard} lockedReason={reason}>
          Billing
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon={Trash2} tone="danger" lockedReason="The page is published.">
          Delete
        </MenuItem>
      </>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const item = await screen.findByRole('menuitem', { name: 'Billing' });
    await expect(item).toHaveFocus();
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription(reason);
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(item);
    await userEvent.pointer([
      { keys: '[TouchA>]', target: item },
      { keys: '[/TouchA]', target: item },
    ]);
    await userEvent.keyboard('{End}{Enter} ');
  },
});

Locked.test(
  'A locked item is reachable by arrow keys, gives its reason, and does nothing',
  async ({ args, canvas }) => {
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(navigate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
);

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    ['button, Actions, not expanded, has popup menu'],
    ['button, Actions, not expanded, has popup menu'],
    [
      [
        '{ArrowDown}',
        [
          'dialog, Actions',
          'menu, Actions, orientated vertically',
          'menuitem, Edit, position 1, set size 4',
        ],
      ],
      ['{ArrowDown}', ['dialog, Actions', 'menuitem, Copy product, position 2, set size 4']],
      ['{Escape}', ['button, Actions, not expanded, has popup menu']],
    ],
  ),
);

Example.test(
  'A locked action is announced with its reason',
  {
    args: {
      children: (
        <>
          <MenuItem id="edit" icon={Pencil}>
            Edit
          </MenuItem>
          <MenuItem id="up" icon={ArrowUp} isDisabled>
            Move up
          </MenuItem>
          <MenuItem id="billing" href="/billing" icon={CreditCard} lockedReason={reason}>
            Billing
          </MenuItem>
          <MenuSeparator />
          <MenuItem id="delete" icon={Trash2} tone="danger" lockedReason="The page is published.">
            Delete
          </MenuItem>
        </>
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const item = await screen.findByRole('menuitem', { name: 'Billing' });
    await expectPhrases(item, ['menuitem, Billing, Demo companies have no billing., disabled']);
    await expectPhrases(screen.getByRole('menuitem', { name: 'Delete' }), [
      'menuitem, Delete, The page is published., disabled',
    ]);
  },
);
