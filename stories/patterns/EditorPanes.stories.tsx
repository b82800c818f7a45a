import { Button } from '@hangtag/ui/elements/Button';
import { Text } from '@hangtag/ui/elements/Text';
import { Frame } from '@hangtag/ui/layout/Frame';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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
  decorators: [
    (Story) => (
      <Frame above={<Text>What stands above, of any height</Text>}>
        <Story />
      </Frame>
    ),
  ],
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

const bottomOf = (element: Element | null | undefined) =>
  Math.round(element?.getBoundingClientRect().bottom ?? 0);

const Above = ({ children }: { children: ReactNode }) => {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <Button onPress={() => setIsThere(true)}>Something comes above</Button>
      {isThere && <Text kind="bodyLarge">What came above</Text>}
      {children}
    </>
  );
};

export const TheyFillWhatIsLeft = meta.story({
  name: 'They fill what is left of the window, also when something comes above; a long form scrolls under the preview',
  args: { preview: draws, children: <div style={{ height: 3000 }}>A long form</div> },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Above>
      <EditorPanes {...args} />
    </Above>
  ),
  play: async ({ canvas, userEvent }) => {
    const shown = canvas.getByText('How it will look').parentElement;
    await waitFor(() => expect(bottomOf(shown)).toBe(window.innerHeight));
    await userEvent.click(canvas.getByRole('button', { name: 'Something comes above' }));
    await expect(canvas.getByText('What came above')).toBeVisible();
    await waitFor(() => expect(bottomOf(shown)).toBe(window.innerHeight));
  },
});

export const ShortOnesFillItToo = meta.story({
  name: 'Short ones end with the window',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const panes = canvasElement.querySelector('[data-component="EditorPanes"]');
    await expect(bottomOf(panes)).toBe(window.innerHeight);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
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
    const panes = canvasElement.querySelector<HTMLElement>('[data-component="EditorPanes"]');
    await expectPhrases(panes ?? canvasElement, [
      'What can be chosen',
      'button, Show the preview',
      'The form of what is chosen',
    ]);
    await expectStops(userEvent, ['button, Show the preview']);
  },
});
