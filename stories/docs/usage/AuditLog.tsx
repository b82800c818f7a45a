import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `AuditLog` is used. */
export const usage: Usage = {
  do: {
    says: 'Name who, what, when and both values, in the words of the screens.',
    shows: () => (
      <Stack gap={4}>
        <Text kind="label">Ines Calder changed the role of Priya Nair</Text>
        <Text tone="second">From User to Admin</Text>
        <Text kind="data" tone="quiet">
          11-19-2026, 4:42 PM
        </Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t print what the machine wrote: nobody can answer a question with it.',
    shows: () => (
      <Stack gap={4}>
        <Text kind="label">USER_UPDATE id=5</Text>
        <Text tone="second">{'{"role":1} → {"role":2}'}</Text>
        <Text kind="data" tone="quiet">
          1795106520
        </Text>
      </Stack>
    ),
  },
};
