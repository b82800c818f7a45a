import { SignInIllustration } from '@hangtag/ui/brand/SignInIllustration';
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

export const WithoutCaption = meta.story({ args: { children: undefined } });
