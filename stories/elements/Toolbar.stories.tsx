import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Toolbar } from '@hangtag/ui/elements/Toolbar';
import { Bold, Italic, Link, List } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Toolbar.tsx';
import { expectAnnounced, expectPhrases, expectPressed } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Elements/Toolbar',
  component: Toolbar,
  args: {
    'aria-label': 'Text',
    children: (
      <>
        <IconButton size="small" icon={Bold} aria-label="Bold" />
        <IconButton size="small" icon={Italic} aria-label="Italic" />
        <IconButton size="small" icon={Link} aria-label="Link" />
        <IconButton size="small" icon={List} aria-label="List" />
      </>
    ),
  },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story({ tags: ['picture'] });

Example.test('arrow keys move', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus();
});

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'toolbar, Text, orientated horizontally',
    'button, Bold',
    'button, Italic',
    'button, Link',
    'button, List',
  ]);
  await expectAnnounced(() => userEvent.tab(), ['button, Bold']);
  await expectPressed(userEvent, '{ArrowRight}', ['button, Italic']);
});
