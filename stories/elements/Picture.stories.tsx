import { TagDrawing } from '@hangtag/ui/brand/TagDrawing';
import { Picture } from '@hangtag/ui/elements/Picture';
import { Stack } from '@hangtag/ui/layout/Stack';
import { expect, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Picture.tsx';
import { pictureHref } from '../fixtures/pictures.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Picture',
  component: Picture,
  args: {
    src: pictureHref('bottle'),
    alt: 'A dark green bottle beside an olive branch',
    placeholder: <TagDrawing state="plain" />,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
});

export const Missing = meta.story({ tags: ['picture'], args: { src: null, alt: '' } });

Example.test(
  'failed',
  { args: { src: 'data:image/png;base64,broken', loading: 'eager' } },
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: /^A dark green bottle.*did not load/ })).toBeVisible(),
    );
  },
);

export const Ratios = meta.story({
  render: (args) => (
    <Stack>
      <Picture {...args} ratio="4 / 5" />
      <Picture {...args} ratio="16 / 9" fit="contain" />
    </Stack>
  ),
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(['image, A dark green bottle beside an olive branch'], []),
);
