import { IconButton } from '@hangtag/ui/elements/IconButton';
import { LockedIconButton } from '@hangtag/ui/elements/LockedIconButton';
import { Trash2 } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/LockedIconButton.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const reason = 'Default card can’t be deleted while a plan is active';

const meta = preview.meta({
  title: 'Elements/LockedIconButton',
  component: LockedIconButton,
  args: { 'aria-label': 'Delete Visa ending 4242', icon: Trash2, reason },
  parameters: { usage, frame: 'fit' },
});

export const Default = meta.story();

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  render: (args) => (
    <Matrix
      rows={(
        [
          ['Small', 'small'],
          ['Medium', 'medium'],
          ['Large', 'large'],
        ] as const
      ).map(([name, size]) => ({
        name,
        cells: {
          Open: <IconButton icon={Trash2} aria-label="Delete Visa ending 4242" size={size} />,
          Locked: <LockedIconButton {...args} size={size} />,
        },
      }))}
    />
  ),
});

Default.test('shows the reason on focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: 'Delete Visa ending 4242' });
  await expect(button).toHaveFocus();
  await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
});

Default.test('shows the reason on touch', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Delete Visa ending 4242' });
  await userEvent.pointer([
    { keys: '[TouchA>]', target: button },
    { keys: '[/TouchA]', target: button },
  ]);
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(reason));
});

Default.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'button, Delete Visa ending 4242, Default card can’t be deleted while a plan is active, disabled',
    ],
    [
      'button, Delete Visa ending 4242, Default card can’t be deleted while a plan is active, disabled',
    ],
  ),
);
