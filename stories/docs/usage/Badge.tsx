import { Badge } from '@hangtag/ui/elements/Badge';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Badge` is used. */
export const usage: Usage = {
  do: {
    says: 'One or two words that set this row apart.',
    shows: () => (
      <Inline gap={8}>
        <Text>Visa ending 4242</Text>
        <Badge tone="accent">Default</Badge>
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t badge what every row has; a status of a list is a `StatusMark`.',
    shows: () => (
      <Stack gap={8}>
        <Inline gap={8}>
          <Text>Kettle</Text>
          <Badge>Published</Badge>
        </Inline>
        <Inline gap={8}>
          <Text>Teapot</Text>
          <Badge>Published</Badge>
        </Inline>
      </Stack>
    ),
  },
};
