import { Badge } from '@hangtag/ui/elements/Badge';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Badge.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Badge',
  component: Badge,
  args: { children: 'Default', tone: 'accent' as const },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story();

export const EveryTone = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Badge tone="accent">Default</Badge>
      <Badge tone="caution">Changed</Badge>
      <Badge tone="danger">Payment failed</Badge>
      <Badge>Draft only</Badge>
      <Badge tone="outline">Premium</Badge>
    </div>
  ),
});

Example.test('is read by a screen reader', screenReaderTest(['Default'], []));
