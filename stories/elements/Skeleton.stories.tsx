import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Skeleton.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Skeleton',
  component: Skeleton,
  args: { width: '240px' },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story();

export const SameHeight = meta.story({
  tags: ['picture'],
  render: () => (
    <div style={{ width: 240 }}>
      <Skeleton shape="block" ratio="4 / 3" />
      <div data-testid="lines">
        <Skeleton width="70%" />
        <Skeleton width="40%" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('lines').getBoundingClientRect().height).toBe(40);
  },
});

Example.test('is read by a screen reader', screenReaderTest([], []));
