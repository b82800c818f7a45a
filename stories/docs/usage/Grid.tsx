import { Picture } from '@hangtag/ui/elements/Picture';
import { Text } from '@hangtag/ui/elements/Text';
import { Grid } from '@hangtag/ui/layout/Grid';
import { Stack } from '@hangtag/ui/layout/Stack';
import { pictureHref } from '../../fixtures/pictures.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Grid` is used. */
export const usage: Usage = {
  do: {
    says: 'Set things of one kind in columns of one width.',
    shows: () => (
      <Grid columns={3} gap={12}>
        {(['mug', 'candle', 'tea'] as const).map((name) => (
          <Picture key={name} src={pictureHref(name)} alt="" />
        ))}
      </Grid>
    ),
  },
  dont: {
    says: 'Don’t press sentences into narrow columns; they want a `Stack`.',
    shows: () => (
      <Grid columns={3} gap={12}>
        {['Introduction', 'Where to buy', 'How to recycle it'].map((name) => (
          <Stack key={name} gap={4}>
            <Text kind="label">{name}</Text>
            <Text kind="data" tone="second">
              What people read first, in two or three whole sentences.
            </Text>
          </Stack>
        ))}
      </Grid>
    ),
  },
};
