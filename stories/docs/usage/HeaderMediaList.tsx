import { Picture } from '@hangtag/ui/elements/Picture';
import { Text } from '@hangtag/ui/elements/Text';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import { pictureHref } from '../../fixtures/pictures.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const header = (
  <Stack gap={4}>
    <Picture src={pictureHref('bottle')} alt="" ratio="3 / 1" />
    <Text kind="label">harvest-bottle-branch.jpg</Text>
    <Text kind="caption" tone="quiet">
      2400 × 2700. Described.
    </Text>
  </Stack>
);
const label = 'Description of the header picture';
const hint = 'Read aloud to people who can’t see it.';

/** How `HeaderMediaList` is used. */
export const usage: Usage = {
  do: {
    says: 'Ask for a description of every picture, in words that tell what it shows.',
    shows: () => (
      <Stack gap={16}>
        {header}
        <TextField label={label} hint={hint} defaultValue="A bottle of oil by an olive branch" />
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t fill the description with the name of the file: it tells nobody what is there.',
    shows: () => (
      <Stack gap={16}>
        {header}
        <TextField label={label} hint={hint} defaultValue="harvest-bottle-branch.jpg" />
      </Stack>
    ),
  },
};
