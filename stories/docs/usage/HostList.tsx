import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `HostList` is used. */
export const usage: Usage = {
  do: {
    says: 'Say before a domain is used that it will be in print, and ask who renews it.',
    shows: () => (
      <Stack gap={8}>
        <Text kind="label">This address will be in print.</Text>
        <Text>If the domain lapses, whoever buys it owns your packs.</Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t let a printed domain be removed, and don’t call the platform’s host a default setting.',
    shows: () => <Text>Reset domain to default</Text>,
  },
};
