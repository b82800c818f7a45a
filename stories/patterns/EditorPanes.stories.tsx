import { Text } from '@hangtag/ui/elements/Text';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { expectPhrases, expectStops } from '../support/phrases.ts';

const meta = preview.meta({
  title: 'Patterns/EditorPanes',
  component: EditorPanes,
  args: {
    list: <Text>What can be chosen</Text>,
    children: <Text>The form of what is chosen</Text>,
    onPreviewShow: fn(),
  },
  parameters: { frame: 'screen' },
});

const draws = () => <Text>How it will look</Text>;

export const Example = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});

export const WithAPreview = meta.story({
  tags: ['picture'],
  args: { preview: draws },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('How it will look')).toBeVisible();
    await expect(canvas.getByText('The form of what is chosen')).toBeVisible();
  },
});

export const ThePreviewIsPutAway = meta.story({
  tags: ['picture-once'],
  args: { preview: draws, isPreviewShown: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('How it will look')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the preview' }));
    await expect(args.onPreviewShow).toHaveBeenCalledOnce();
  },
});

export const UnderAFullWidthTheyTakeTurns = meta.story({
  tags: ['picture-once'],
  args: { preview: draws },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('How it will look')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Preview' }));
    await expect(canvas.getByText('How it will look')).toBeVisible();
    await expect(canvas.getByText('The form of what is chosen')).not.toBeVisible();
  },
});

export const Spoken = ThePreviewIsPutAway.extend({
  name: 'Spoken',
  tags: ['!picture', '!picture-once'],
  play: async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, [
      'What can be chosen',
      'button, Show the preview',
      'The form of what is chosen',
    ]);
    await expectStops(userEvent, ['button, Show the preview']);
  },
});
