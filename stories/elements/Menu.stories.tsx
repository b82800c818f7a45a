import { Button } from '@hangtag/ui/elements/Button';
import { LinkProvider } from '@hangtag/ui/elements/Link';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@hangtag/ui/elements/Menu';
import { ChevronDown, Copy, Pencil, QrCode, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Menu.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Elements/Menu',
  component: Menu,
  tags: ['stable'],
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
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('copy');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
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

export const LinksGoThroughTheRouter = meta.story({
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit profile' }));
    await expect(navigate).toHaveBeenLastCalledWith('/profile');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/users');
  },
});

export const InHighContrast = Open.extend({
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});
