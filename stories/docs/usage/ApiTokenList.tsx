import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Text } from '@hangtag/ui/elements/Text';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `ApiTokenList` is used. */
export const usage: Usage = {
  do: {
    says: 'Show a new token once, say so, and give a button that copies it.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="caution" title="This token is shown once." />
        <TextField label="Token of the label printer" isReadOnly defaultValue="ht_3f9c71…" />
        <Inline>
          <Button tone="primary">Copy token</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t keep secrets in a list, under names that nobody can trace to a use.',
    shows: () => (
      <Stack gap={12}>
        {['Token 1', 'Token 2', 'test'].map((name) => (
          <Inline key={name} justify="between">
            <Text kind="label">{name}</Text>
            <Button size="small">Show</Button>
          </Inline>
        ))}
      </Stack>
    ),
  },
};
