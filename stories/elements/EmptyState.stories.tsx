import { TagDrawing } from '@hangtag/ui/brand/TagDrawing';
import { Button } from '@hangtag/ui/elements/Button';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import { Plus, RotateCw } from 'lucide-react';
import { expect } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/EmptyState.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

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

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

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

export const WordsAlone = meta.story({
  args: { illustration: undefined, actions: undefined, title: 'Nothing matches “kettle”' },
});

Example.test(
  'Its title keeps the ink colour on a quiet ground',
  {
    decorators: [
      (Story) => (
        <div data-testid="place" style={{ color: 'var(--ht-color-ink-second)' }}>
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByTestId('place'));
    await expect(canvas.getByRole('heading')).not.toHaveStyle({ color });
  },
);

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'heading, No products yet, level 2',
      'A product holds the page people see when they scan its code. Start with a name. Everything else can wait.',
      'button, New product',
    ],
    ['button, New product'],
  ),
);
