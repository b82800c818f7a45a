import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Copy } from 'lucide-react';
import { recoveryCodes } from '../../fixtures/twoStep.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `TwoStep` is used. */
export const usage: Usage = {
  do: {
    says: 'Give the recovery codes before it is over, and say that they are shown this once.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="caution">
          Keep these recovery codes: they will not be shown again. Each one signs you in once.
        </Notice>
        <Stack gap={4} as="ul">
          {recoveryCodes.slice(0, 3).map((code) => (
            <li key={code}>
              <Text kind="data" figures="tabular">
                {code}
              </Text>
            </li>
          ))}
        </Stack>
        <Inline justify="between">
          <Button icon={Copy}>Copy codes</Button>
          <Button tone="primary">Done</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t leave the codes for later: whoever loses the phone can’t sign in to get them.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="accent" title="Two-step sign-in is on.">
          You can get recovery codes in your settings at any time.
        </Notice>
        <Inline justify="end">
          <Button tone="primary">Done</Button>
        </Inline>
      </Stack>
    ),
  },
};
