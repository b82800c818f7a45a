import { Button } from '@hangtag/ui/elements/Button';
import { Bleed } from '@hangtag/ui/layout/Bleed';
import { Stack } from '@hangtag/ui/layout/Stack';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Bleed.tsx';
import { modesNamed } from '../../.storybook/modes.ts';

const meta = preview.meta({
  title: 'Layout/Bleed',
  component: Bleed,
  parameters: { usage, frame: 'form' },
  args: { children: <Button tone="quiet">Back to summary</Button> },
  render: (args) => (
    <Stack gap={8}>
      <p>Your plan runs until 12-11-2026.</p>
      <Bleed {...args} />
    </Stack>
  ),
});

/** Where the button's text and its box begin, from the start of the column. */
function starts(canvas: HTMLElement): { words: number; box: number } {
  const column = canvas.querySelector('p')?.getBoundingClientRect().left ?? 0;
  const button = canvas.querySelector('button');
  const words = document.createRange();
  if (button) words.selectNodeContents(button);
  return {
    words: words.getBoundingClientRect().left - column,
    box: (button?.getBoundingClientRect().left ?? 0) - column,
  };
}

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
});

Example.test('The words, not the box, align with the column’s edge', async ({ canvasElement }) => {
  await expect(starts(canvasElement)).toEqual({ words: 0, box: -14 });
});

Example.test(
  'The box stays in its column in high contrast',
  { globals: { theme: 'high contrast' } },
  async ({ canvasElement }) => {
    await expect(starts(canvasElement)).toEqual({ words: 14, box: 0 });
  },
);
