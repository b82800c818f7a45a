import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Split } from '@hangtag/ui/layout/Split';
import { Stack } from '@hangtag/ui/layout/Stack';
import { expect } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Split.tsx';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Layout/Split',
  component: Split,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <Stack gap={12}>
        <Heading level={1} kind="pageTitle">
          Three products wait to be published
        </Heading>
        <Text>
          Harvest Olive Oil has changes that nobody sees yet. Low Tide Mug and Linen Towels have no
          page so far.
        </Text>
      </Stack>
    ),
    aside: (
      <Stack gap={12}>
        <Heading level={2} kind="sectionTitle">
          Plan
        </Heading>
        <Text tone="second">18 of 25 products are active.</Text>
      </Stack>
    ),
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The two columns in the page. */
const columns = (canvas: HTMLElement) =>
  [...(canvas.querySelector('[data-component="Split"]')?.children ?? [])].map((column) =>
    column.getBoundingClientRect(),
  );

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const [wide, narrow] = columns(canvasElement);
    await expect((narrow?.left ?? 0) - (wide?.right ?? 0)).toBe(64);
    await expect((wide?.width ?? 0) / (narrow?.width ?? 1)).toBeCloseTo(776 / 344, 1);
  },
});

Tests.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Tests.test(
  'A phone shows one below the other',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvasElement }) => {
    const [first, second] = columns(canvasElement);
    await expect(second?.left).toBe(first?.left);
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(40);
  },
);

Tests.test(
  'The page keeps its full width with nothing beside it',
  { args: { aside: null } },
  async ({ canvasElement }) => {
    const split = canvasElement.querySelector('[data-component="Split"]');
    await expect(columns(canvasElement)[0]?.width).toBe(split?.getBoundingClientRect().width);
  },
);
