import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const file = (name: string, state: string, isActive: boolean) => (
  <Inline justify="between" wraps={false}>
    <Text kind="label">{name}</Text>
    <StatusMark shape={isActive ? 'full' : 'struck'}>{state}</StatusMark>
  </Inline>
);

/** How `AssetLibrary` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what a file is and whether the gallery offers it.',
    shows: () => (
      <Stack gap={12}>
        {file('harvest-bottle-branch.jpg', 'Active', true)}
        {file('cedar-lit.jpg', 'Inactive', false)}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t name files by what became of them.',
    shows: () => (
      <Stack gap={12}>
        {file('final-final-2.jpg', 'Active', true)}
        {file('old, do not use.jpg', 'Inactive', false)}
      </Stack>
    ),
  },
};
