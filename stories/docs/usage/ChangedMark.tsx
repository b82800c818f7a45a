import { TextField } from '@hangtag/ui/elements/TextField';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ChangedMark, publishedNow } from '@hangtag/ui/patterns/ChangedMark';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const now = 'Harvest Olive Oil';
const was = 'Olive Oil';

/** How `ChangedMark` is used. */
export const usage: Usage = {
  do: {
    says: 'Mark a field that differs from the page, and say below it what is published.',
    shows: () => (
      <TextField
        label="Title"
        labelEnd={<ChangedMark now={now} was={was} />}
        hint={publishedNow(now, was)}
        defaultValue={now}
      />
    ),
  },
  dont: {
    says: 'Don’t say that something changed without saying where, or from what.',
    shows: () => (
      <Stack gap={12}>
        <Text tone="danger">Some fields have changed!</Text>
        <TextField label="Title" defaultValue={now} />
      </Stack>
    ),
  },
};
