import { Notice } from '@hangtag/ui/elements/Notice';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import { DraftRecoveryNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `DraftRecoveryNotice` is used. */
export const usage: Usage = {
  do: {
    says: 'Offer what was typed, in the fields that it belongs to.',
    shows: () => (
      <Stack gap={16}>
        <DraftRecoveryNotice
          at="2026-11-21T14:20:00Z"
          onUse={() => undefined}
          onDiscard={() => undefined}
        />
        <TextField label="Title" defaultValue="Pressed on the day of picking" />
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t save it without being asked.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="accent" title="We saved what you typed.">
          It stands in place of what was there before.
        </Notice>
        <TextField label="Title" defaultValue="Pressed on the day of picking" />
      </Stack>
    ),
  },
};
