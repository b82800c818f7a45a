import { Button } from '@hangtag/ui/elements/Button';
import { TextButton } from '@hangtag/ui/elements/TextButton';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `TwoStepCode` is used. */
export const usage: Usage = {
  do: {
    says: 'Take the code in one field, so that it can be pasted, and offer the other way in.',
    shows: () => (
      <Stack gap={16}>
        <TextField label="Code" hint="Six figures from your app" inputMode="numeric" />
        <Inline justify="between">
          <TextButton>Use a recovery code</TextButton>
          <Button tone="primary">Continue</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t cut a code into boxes: it can’t be pasted, and each box is announced alone.',
    shows: () => (
      <Stack gap={16}>
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 8 }}>
          {['1st', '2nd', '3rd', '4th', '5th', '6th'].map((place) => (
            <TextField key={place} aria-label={`${place} figure`} maxLength={1} />
          ))}
        </div>
        <Button tone="primary" isDisabled>
          Continue
        </Button>
      </Stack>
    ),
  },
};
