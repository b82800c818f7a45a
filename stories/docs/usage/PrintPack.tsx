import { CheckboxGroup } from '@hangtag/ui/elements/CheckboxGroup';
import { ProgressBar } from '@hangtag/ui/elements/ProgressBar';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const formats = (
  <CheckboxGroup
    label="Formats"
    orientation="horizontal"
    options={[
      { value: 'svg', label: 'SVG' },
      { value: 'pdf', label: 'PDF' },
    ]}
    defaultValue={['pdf']}
    isDisabled
  />
);

/** How `PrintPack` is used. */
export const usage: Usage = {
  do: {
    says: 'Count the files that have come, so that a long download can be judged and stopped.',
    shows: () => (
      <Stack gap={16}>
        {formats}
        <ProgressBar label="12 of 42 files" value={29} />
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t leave people with a word that never changes.',
    shows: () => (
      <Stack gap={16}>
        {formats}
        <Text tone="second">Please wait…</Text>
      </Stack>
    ),
  },
};
