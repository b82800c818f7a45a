import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `EditConflict` is used. */
export const usage: Usage = {
  do: {
    says: 'Show both versions of what differs, and let people choose.',
    shows: () => (
      <Stack gap={16}>
        <Text kind="label">Phone</Text>
        <Inline gap={40}>
          <Stack gap={4}>
            <Text kind="data" tone="quiet">
              Yours
            </Text>
            <Text>207-555-0142</Text>
          </Stack>
          <Stack gap={4}>
            <Text kind="data" tone="quiet">
              Saved by Tomas
            </Text>
            <Text>207-555-0177</Text>
          </Stack>
        </Inline>
        <Inline gap={8}>
          <Button>Keep mine</Button>
          <Button>Keep theirs</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t throw one version away and call it a conflict.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="danger" title="Conflict (409)">
          Your changes could not be saved.
        </Notice>
        <Inline>
          <Button tone="primary">Reload</Button>
        </Inline>
      </Stack>
    ),
  },
};
