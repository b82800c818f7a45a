import { Text } from '@hangtag/ui/elements/Text';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Patterns/EditorPanes',
  component: EditorPanes,
  args: {
    list: <Text>What can be chosen</Text>,
    children: <Text>The form of what is chosen</Text>,
  },
  parameters: { frame: 'screen' },
});

export const Example = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});
