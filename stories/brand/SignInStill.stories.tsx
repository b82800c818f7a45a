import { SignInStill } from '@hangtag/ui/brand/SignInStill';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SignInStill.tsx';

const meta = preview.meta({
  title: 'Brand/SignInStill',
  component: SignInStill,
  args: { children: 'Harvest Olive Oil and Low Tide Mug, Merrow Goods' },
  parameters: { usage, frame: 'wide' },
  render: (args) => (
    <div style={{ blockSize: 720 }}>
      <SignInStill {...args} />
    </div>
  ),
});

export const Example = meta.story({ tags: ['picture'] });

export const WithoutCaption = meta.story({ args: { children: undefined } });
