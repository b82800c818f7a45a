import { TagDrawing } from '@hangtag/ui/brand/TagDrawing';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TagDrawing.tsx';

const meta = preview.meta({
  title: 'Brand/TagDrawing',
  component: TagDrawing,
  parameters: { usage, frame: 'fit' },
});

export const NothingYet = meta.story({ tags: ['picture'], args: { state: 'whole' } });

export const Failed = meta.story({ tags: ['picture'], args: { state: 'torn' } });

export const Placeholder = meta.story({
  tags: ['picture'],
  args: { state: 'plain' },
  render: (args) => (
    <div style={{ inlineSize: 278, blockSize: 278 }}>
      <TagDrawing {...args} />
    </div>
  ),
});
