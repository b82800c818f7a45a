import { Button } from '@hangtag/ui/elements/Button';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Bleed } from '@hangtag/ui/layout/Bleed';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Bleed` is used. */
export const usage: Usage = {
  do: {
    says: 'Stand the words of a quiet button on the edge that the text above it has.',
    shows: () => (
      <Stack gap={8}>
        <Text>Your plan runs until 12-11-2026.</Text>
        <Bleed>
          <Button tone="quiet">Back to summary</Button>
        </Bleed>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t outdent a button that has an outline: its box then leaves the column.',
    shows: () => (
      <Stack gap={8}>
        <Text>Your plan runs until 12-11-2026.</Text>
        <Inline>
          <Bleed>
            <Button>Back to summary</Button>
          </Bleed>
        </Inline>
      </Stack>
    ),
  },
};
