import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Tooltip } from '@hangtag/ui/elements/Tooltip';
import { Copy } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Tooltip.tsx';
import { spokenAs } from '../support/spokenAs.ts';

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

export const OpensOnKeyboardFocusAndClosesOnEscape = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy product');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
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

/** The lines that words are set in, each as wide as it is. */
function linesOf(element: Element): number[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].map(({ width }) => width);
}

export const NoWordStandsAlone = meta.story({
  name: 'Of two lines none has a word alone',
  tags: ['picture-once'],
  args: {
    isOpen: true,
    placement: 'end',
    text: 'This card pays for the plan. Make another card the default, then this one can be deleted.',
  },
  parameters: { frame: 'fit', picture: 'window' },
  play: async () => {
    const [first = 0, last = 0, ...more] = linesOf(await screen.findByRole('tooltip'));
    await expect(more).toEqual([]);
    // The first line fills the box, and the second has more than a word.
    await expect(first).toBeGreaterThan(270);
    await expect(last).toBeGreaterThan(100);
  },
});

export const WithoutTextThereIsNone = meta.story({
  args: { text: undefined },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

export const Spoken = meta.story(spokenAs(['button, Copy product'], ['button, Copy product']));
