import { Badge } from '@hangtag/ui/elements/Badge';
import { Button } from '@hangtag/ui/elements/Button';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `SessionList` is used. */
export const usage: Usage = {
  do: {
    says: 'Name a device so that its owner knows it, and mark the one in use.',
    shows: () => (
      <Stack gap={20}>
        <Inline justify="between">
          <Stack gap={4}>
            <Text kind="label">Firefox on Windows</Text>
            <Text kind="data" tone="second">
              Used a minute ago
            </Text>
          </Stack>
          <Badge tone="accent">This device</Badge>
        </Inline>
        <Inline justify="between">
          <Stack gap={4}>
            <Text kind="label">Safari on iPhone</Text>
            <Text kind="data" tone="second">
              Used 11-18-2026
            </Text>
          </Stack>
          <Button size="small">Sign out</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t list addresses of machines, or let people sign themselves out by mistake.',
    shows: () => (
      <Stack gap={20}>
        {['203.0.113.24', '198.51.100.7'].map((address) => (
          <Inline key={address} justify="between">
            <Stack gap={4}>
              <Text kind="label">{address}</Text>
              <Text kind="data" tone="second">
                Mozilla/5.0 (Windows NT 10.0; Win64)
              </Text>
            </Stack>
            <Button tone="danger" size="small">
              Kill
            </Button>
          </Inline>
        ))}
      </Stack>
    ),
  },
};
