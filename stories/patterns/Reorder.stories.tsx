import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Menu, MenuTrigger } from '@hangtag/ui/elements/Menu';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { MoveItems, ReorderHint } from '@hangtag/ui/patterns/Reorder';
import { Ellipsis } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Reorder.tsx';
import { expectPhrases } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/Reorder',
  component: MoveItems,
  parameters: { usage, frame: 'column', picture: 'window' },
  globals: { viewport: { value: 'phone' } },
  args: { place: 1, count: 4, onMove: fn() },
  render: (args) => (
    <Stack gap={12}>
      <Text kind="caption" tone="quiet">
        <ReorderHint />
      </Text>
      <Inline gap={8} justify="between">
        <Text kind="label">Facts</Text>
        <MenuTrigger>
          <IconButton icon={Ellipsis} aria-label="Actions for Facts" />
          <Menu placement="bottom end">
            <MoveItems {...args} />
          </Menu>
        </MenuTrigger>
      </Inline>
    </Stack>
  ),
});

export const Default = meta.story();

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Actions for Facts' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Move to top' })).toHaveFocus();
  },
});

Example.test('An entry is moved from its menu by keyboard', async () => {
  await expect(await screen.findByRole('menuitem', { name: 'Move to top' })).toHaveFocus();
});

Default.test('The first entry can’t move up', { args: { place: 0 } }, async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByRole('menuitem', { name: 'Move down' })).toHaveFocus();
  const off = ['Move to top', 'Move up'].map((name) => screen.getByRole('menuitem', { name }));
  for (const item of off) await expect(item).toHaveAttribute('aria-disabled', 'true');
});

Default.test('is read by a screen reader', async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expectPhrases(await screen.findByRole('menu'), [
    'menu, Actions for Facts, orientated vertically',
    'menuitem, Move to top, position 1, set size 4',
    'menuitem, Move up, position 2, set size 4',
    'menuitem, Move down, position 3, set size 4',
    'menuitem, Move to bottom, position 4, set size 4',
  ]);
});
