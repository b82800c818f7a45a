import { TagDrawing } from '@hangtag/ui/brand/TagDrawing';
import { Button } from '@hangtag/ui/elements/Button';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import { Plus, RotateCw } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/EmptyState.tsx';
import { spokenAs } from '../support/spokenAs.ts';

const meta = preview.meta({
  title: 'Elements/EmptyState',
  component: EmptyState,
  args: {
    title: 'No products yet',
    children:
      'A product holds the page people see when they scan its code. Start with a name. Everything else can wait.',
    illustration: <TagDrawing state="whole" />,
    actions: (
      <Button tone="primary" icon={Plus}>
        New product
      </Button>
    ),
  },
  parameters: { usage, frame: 'wide' },
});

export const Example = meta.story({ tags: ['picture'] });

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    title: 'The products didn’t load',
    children: 'Hangtag did not answer in 20 seconds. Your saved work is safe.',
    illustration: <TagDrawing state="torn" />,
    announcement: 'assertive',
    actions: (
      <Button tone="primary" icon={RotateCw}>
        Try again
      </Button>
    ),
  },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});

export const WordsAlone = meta.story({
  args: { illustration: undefined, actions: undefined, title: 'Nothing matches “kettle”' },
});

export const InAQuieterPlace = meta.story({
  name: 'Its title stays in ink where all around is quieter',
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ color: 'var(--ht-color-ink-second)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByTestId('place'));
    await expect(canvas.getByRole('heading')).not.toHaveStyle({ color });
  },
});

export const Spoken = meta.story(
  spokenAs(
    [
      'heading, No products yet, level 2',
      'A product holds the page people see when they scan its code. Start with a name. Everything else can wait.',
      'button, New product',
    ],
    ['button, New product'],
  ),
);
