import { Button } from '@hangtag/ui/elements/Button';
import { Popover, PopoverTrigger } from '@hangtag/ui/elements/Popover';
import { SlidersHorizontal } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Popover.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Popover',
  component: Popover,
  args: { 'aria-label': 'Filters', children: 'Controls that concern the button.' },
  parameters: { usage, frame: 'fit', picture: 'window' },
  render: (args) => (
    <PopoverTrigger>
      <Button icon={SlidersHorizontal}>Filters</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
});

export const Example = meta.story();

export const Open = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible());
  },
});

Example.test('escape returns focus', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Filters' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    ['button, Filters, not expanded'],
    ['button, Filters, not expanded'],
    [
      ['{Enter}', ['dialog, Filters']],
      ['{Escape}', ['button, Filters, not expanded']],
    ],
  ),
);
