import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Tooltip } from '@hangtag/ui/elements/Tooltip';
import { Copy } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Tooltip.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Tooltip',
  component: Tooltip,
  args: {
    text: 'Copy product',
    children: <IconButton icon={Copy} aria-label="Copy product" />,
  },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story();

Example.test('opens on keyboard focus and closes on escape', async ({ userEvent }) => {
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy product');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

export const Open = meta.story({
  tags: ['picture'],
  args: {
    isOpen: true,
    placement: 'end',
    text: 'Default card can’t be deleted while a plan is active',
  },
  parameters: { frame: 'fit', picture: 'window' },
});

/** The rectangles of the text's lines. */
function linesOf(element: Element): number[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].map(({ width }) => width);
}

export const BalancedLines = meta.story({
  tags: ['picture'],
  args: {
    isOpen: true,
    placement: 'end',
    text: 'This card pays for the plan. Make another card the default, then this one can be deleted.',
  },
  parameters: { frame: 'fit', picture: 'window' },
  play: async () => {
    await screen.findByRole('tooltip');
  },
});

BalancedLines.test('No word is alone on the second line', async () => {
  const [first = 0, last = 0, ...more] = linesOf(await screen.findByRole('tooltip'));
  await expect(more).toEqual([]);
  await expect(first).toBeGreaterThan(270);
  await expect(last).toBeGreaterThan(100);
});

Example.test('without text there is none', { args: { text: undefined } }, async ({ userEvent }) => {
  await userEvent.tab();
  await expect(screen.queryByRole('tooltip')).toBeNull();
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(['button, Copy product'], ['button, Copy product']),
);
