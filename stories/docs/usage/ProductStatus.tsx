import { Badge } from '@hangtag/ui/elements/Badge';
import { Text } from '@hangtag/ui/elements/Text';
import { Grid } from '@hangtag/ui/layout/Grid';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ProductStatus } from '@hangtag/ui/patterns/ProductStatus';
import { product } from '../../fixtures/products.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const states = [
  { name: 'Low Tide Mug', product: product(6), changes: 0, tone: 'accent' },
  {
    name: 'Harvest Olive Oil',
    product: product(4, { hasUnpublishedChanges: true }),
    changes: 3,
    tone: 'caution',
  },
  {
    name: 'Linen Towel Set',
    product: product(5, { published: false, publishDate: null, hasUnpublishedChanges: true }),
    changes: 0,
    tone: 'danger',
  },
] as const;

/** How `ProductStatus` is used. */
export const usage: Usage = {
  do: {
    says: 'Set mark and word together; the shape tells the states apart without colour.',
    shows: () => (
      <Stack gap={12}>
        {states.map(({ name, product: of, changes }) => (
          <Grid key={name} columns={2} gap={8}>
            <Text>{name}</Text>
            <ProductStatus product={of} changeCount={changes} />
          </Grid>
        ))}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t tell a state by colour: who can’t tell red from green reads one word three times.',
    shows: () => (
      <Stack gap={12}>
        {states.map(({ name, tone }) => (
          <Inline key={name} justify="between">
            <Text>{name}</Text>
            <Badge tone={tone}>Status</Badge>
          </Inline>
        ))}
      </Stack>
    ),
  },
};
