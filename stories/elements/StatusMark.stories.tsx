import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/StatusMark.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/StatusMark',
  component: StatusMark,
  args: { shape: 'full' as const, children: 'Published' },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story();

export const AllShapes = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      <StatusMark shape="full">Published</StatusMark>
      <StatusMark shape="half">Unpublished changes</StatusMark>
      <StatusMark shape="dashed">Draft</StatusMark>
      <StatusMark shape="struck">Inactive</StatusMark>
    </div>
  ),
});

export const LongText = meta.story({
  tags: ['picture'],
  args: {
    shape: 'half',
    children: 'Published, with twelve unpublished changes since the second of November',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
});

Example.test('is read by a screen reader', screenReaderTest(['Published'], []));
