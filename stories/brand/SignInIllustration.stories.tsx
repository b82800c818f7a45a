import { SignInIllustration } from '@hangtag/ui/brand/SignInIllustration';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SignInIllustration.tsx';

const meta = preview.meta({
  title: 'Brand/SignInIllustration',
  component: SignInIllustration,
  args: { children: 'Harvest Olive Oil and Low Tide Mug, Merrow Goods' },
  parameters: { usage, frame: 'wide' },
  render: (args) => (
    <div style={{ blockSize: 720 }}>
      <SignInIllustration {...args} />
    </div>
  ),
});

export const Example = meta.story({ tags: ['picture'] });

Example.test('stands without a caption', { args: { children: undefined } }, async ({ canvas }) => {
  await expect(canvas.queryByText(/Harvest Olive Oil/)).toBeNull();
});
