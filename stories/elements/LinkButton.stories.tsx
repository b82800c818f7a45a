import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { Eye } from 'lucide-react';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/LinkButton.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/LinkButton',
  component: LinkButton,
  args: { href: '/preview', children: 'Preview', icon: Eye },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story();

export const AllVariants = meta.story({
  tags: ['picture'],
  render: (args) => (
    <Matrix
      rows={(
        [
          ['Primary', 'primary'],
          ['Outline', 'outline'],
          ['Quiet', 'quiet'],
        ] as const
      ).map(([name, tone]) => {
        const part = <LinkButton {...args} tone={tone} />;
        const cells = {
          Rest: part,
          Hover: <ForcedState states={['hovered']}>{part}</ForcedState>,
          Pressed: <ForcedState states={['pressed']}>{part}</ForcedState>,
          Focus: <ForcedState states={['focus-visible']}>{part}</ForcedState>,
        };
        return { name, cells };
      })}
    />
  ),
});

Example.test('is read by a screen reader', screenReaderTest(['link, Preview'], ['link, Preview']));
