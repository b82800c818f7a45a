import { viewOnlyMessage } from '@hangtag/contract/rules/viewOnly';
import { Badge } from '@hangtag/ui/elements/Badge';
import { Button } from '@hangtag/ui/elements/Button';
import { LockedButton } from '@hangtag/ui/elements/LockedButton';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `ViewAsBanner` is used. */
export const usage: Usage = {
  do: {
    says: 'Say which company is seen, how long and how it ends, and lock what would change it.',
    shows: () => (
      <Stack gap={20}>
        <Notice
          tone="caution"
          title="You see Merrow Goods as its Admin does."
          actions={<Button size="small">Stop viewing</Button>}
        >
          Nothing can be changed. 24 minutes left.
        </Notice>
        <Inline justify="between">
          <Text kind="label">Harvest Olive Oil</Text>
          <LockedButton tone="primary" reason={viewOnlyMessage}>
            Publish
          </LockedButton>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t leave it at a small mark: sooner or later somebody publishes another’s page.',
    shows: () => (
      <Stack gap={20}>
        <Inline>
          <Badge tone="caution">Viewing Merrow Goods</Badge>
        </Inline>
        <Inline justify="between">
          <Text kind="label">Harvest Olive Oil</Text>
          <Button tone="primary">Publish</Button>
        </Inline>
      </Stack>
    ),
  },
};
