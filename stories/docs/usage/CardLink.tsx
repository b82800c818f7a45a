import { CardLink } from '@hangtag/ui/elements/CardLink';
import { Link } from '@hangtag/ui/elements/Link';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `CardLink`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'The name of the thing is the link; the card is only its target.',
    shows: () => (
      <Stack gap={4}>
        <Text kind="label">
          <CardLink href="#kettle">Harvest kettle</CardLink>
        </Text>
        <Text kind="caption" tone="quiet">
          Published 11-02-2026
        </Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t add a second link that says “Open”: both lead to the same place.',
    shows: () => (
      <Stack gap={4}>
        <Text kind="label">
          <CardLink href="#kettle">Harvest kettle</CardLink>
        </Text>
        <Link href="#kettle">Open</Link>
      </Stack>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the name, and the whole card shows the focus'],
    ['Enter', 'goes there'],
  ],
};
