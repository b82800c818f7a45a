import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `IssuedCodes` is used. */
export const usage: Usage = {
  do: {
    says: 'Show what is in print, for whom it was made, and whether it still leads here.',
    shows: () => (
      <Stack gap={8}>
        <Text kind="label">Artwork, 500 ml label</Text>
        <Text tone="second">12,000, EPS, 24 mm, by Ines Calder</Text>
        <StatusMark shape="full">Leads here</StatusMark>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t offer to delete a row: a pack cannot be deleted either.',
    shows: () => (
      <Stack gap={8}>
        <Text kind="label">qr_final_2.png</Text>
        <Text tone="second">Delete this code</Text>
      </Stack>
    ),
  },
};
