import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { TextArea } from '@hangtag/ui/elements/TextArea';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Frame } from '@hangtag/ui/layout/Frame';
import { Stack } from '@hangtag/ui/layout/Stack';
import { EditorHeader } from '@hangtag/ui/patterns/EditorHeader';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/EditorPanes.tsx';
import { pictureHref } from '../fixtures/pictures.ts';
import { StatefulSectionList, sectionListArgs } from '../support/StatefulSectionList.tsx';
import { PhonePreview } from '../support/PhonePreview.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

/** The form of the chosen entry. */
function AForm() {
  return (
    <Stack gap={20}>
      <Heading level={2}>Introduction</Heading>
      <TextField label="Title" labelEnd="17 of 120" defaultValue="Harvest Olive Oil" />
      <TextArea
        label="Lead"
        labelEnd="71 of 240"
        defaultValue="Picked green in one October week and pressed the same night, by hand."
      />
    </Stack>
  );
}

/** The heading of every editor. */
const head = {
  name: 'Harvest Olive Oil',
  previewUrl: pictureHref('bottle'),
  facts: 'Published 11-20-2026',
  tabs: [
    { label: 'Summary', href: '/products/5/summary' },
    { label: 'Content', href: '/products/5/content' },
  ],
  current: '/products/5/content',
};

const meta = preview.meta({
  title: 'Patterns/Editor/EditorPanes',
  component: EditorPanes,
  args: {
    list: <StatefulSectionList {...sectionListArgs} />,
    children: <AForm />,
    onPreviewShow: fn(),
  },
  parameters: { usage, frame: 'screen' },
  decorators: [
    (Story) => (
      <Frame above={null}>
        <EditorHeader {...head} />
        <Story />
      </Frame>
    ),
  ],
});

/** The preview, in a word. */
const words = () => <Text>How it will look</Text>;

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const WithAPreview = meta.story({
  tags: ['picture'],
  args: { preview: () => <PhonePreview /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Preview of Harvest Olive Oil')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Introduction' })).toBeVisible();
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

Example.test(
  'The panes fill the rest of the window, also below a banner; a long form scrolls under the preview',
  {
    args: { preview: words, children: <div style={{ height: 3000 }}>A long form</div> },
    render: (args) => (
      <Above>
        <EditorPanes {...args} />
      </Above>
    ),
  },
  async ({ canvas, userEvent }) => {
    const shown = canvas.getByText('How it will look').parentElement;
    await waitFor(() => expect(bottomOf(shown)).toBe(window.innerHeight));
    await userEvent.click(canvas.getByRole('button', { name: 'Something comes above' }));
    await expect(canvas.getByText('What came above')).toBeVisible();
    await waitFor(() => expect(bottomOf(shown)).toBe(window.innerHeight));
  },
);

Example.test(
  'Space is reserved and nothing can be chosen before the preview is known',
  { args: { preview: 'waiting' }, globals: { viewport: { value: 'tablet' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Preview' })).toBeDisabled();
    await expect(canvas.getByLabelText('Title')).toBeVisible();
  },
);

Example.test('Short panes end with the window', async ({ canvasElement }) => {
  const panes = canvasElement.querySelector('[data-component="EditorPanes"]');
  await expect(bottomOf(panes)).toBe(window.innerHeight);
  await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
});

export const PreviewHidden = meta.story({
  tags: ['picture'],
  args: { preview: () => <PhonePreview />, isPreviewShown: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByTitle('Preview of Harvest Olive Oil')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the preview' }));
    await expect(args.onPreviewShow).toHaveBeenCalledOnce();
  },
});

Example.test(
  'shows one pane at a time on a tablet',
  { args: { preview: () => <PhonePreview /> }, globals: { viewport: { value: 'tablet' } } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByTitle('Preview of Harvest Olive Oil')).toBeNull();
    await userEvent.click(
      within(canvas.getByRole('radiogroup', { name: 'View' })).getByRole('radio', {
        name: 'Preview',
      }),
    );
    await expect(await canvas.findByTitle('Preview of Harvest Olive Oil')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).not.toBeVisible();
  },
);

Example.test(
  'is read by a screen reader',
  {
    args: {
      preview: () => <PhonePreview />,
      isPreviewShown: false,
      list: <Text>What can be chosen</Text>,
      children: <Text>The form of what is chosen</Text>,
    },
  },
  async ({ canvasElement, userEvent }) => {
    const panes = canvasElement.querySelector<HTMLElement>('[data-component="EditorPanes"]');
    await expectPhrases(panes ?? canvasElement, [
      'What can be chosen',
      'button, Show the preview',
      'The form of what is chosen',
    ]);
    await expectStops(userEvent, [
      'link, Summary',
      'link, Content, current page',
      'button, Show the preview',
    ]);
  },
);
