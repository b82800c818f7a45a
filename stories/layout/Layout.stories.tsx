import { Grid } from '@hangtag/ui/layout/Grid';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage as grid } from '../docs/usage/Grid.tsx';
import { usage as inline } from '../docs/usage/Inline.tsx';
import { usage as page } from '../docs/usage/Page.tsx';
import { usage as stack } from '../docs/usage/Stack.tsx';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Layout/Stack, Inline, Grid, Page',
  component: Stack,
  parameters: { usages: { Stack: stack, Inline: inline, Grid: grid, Page: page } },
});

const boxes = (count: number, width?: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} style={{ height: 40, width, background: 'var(--ht-color-tint)' }} />
  ));

export const StackExample = meta.story({
  tags: ['picture'],
  render: () => <Stack gap={20}>{boxes(3)}</Stack>,
});

export const InlineExample = meta.story({
  tags: ['picture'],
  render: () => (
    <Inline gap={8} justify="between">
      {boxes(3, 90)}
    </Inline>
  ),
});

export const GridExample = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('phone') }, frame: 'wide' },
  render: () => <Grid columns={4}>{boxes(7)}</Grid>,
});

GridExample.test(
  'fits a phone',
  {
    globals: { viewport: { value: 'phone' } },
    render: () => (
      <Grid columns={4} gap={12}>
        {boxes(3)}
      </Grid>
    ),
  },
  fitsItsWidth,
);

StackExample.test(
  'page keeps its width',
  {
    globals: { viewport: { value: 'desktop' } },
    parameters: { frame: 'screen' },
    render: () => <Page>{boxes(1)}</Page>,
  },
  async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-component="Page"] > div');
    await expect(box?.getBoundingClientRect().width).toBe(1184);
  },
);
