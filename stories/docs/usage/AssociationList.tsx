import { Button } from '@hangtag/ui/elements/Button';
import { LogoPlate } from '@hangtag/ui/elements/LogoPlate';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const guild = (
  <Inline wraps={false}>
    <LogoPlate src={null}>OH</LogoPlate>
    <Stack gap={0}>
      <Text kind="label">Old Harbour Guild</Text>
      <Text kind="data" tone="second">
        On 3 companies
      </Text>
    </Stack>
  </Inline>
);

/** How `AssociationList` is used. */
export const usage: Usage = {
  do: {
    says: 'Make an association inactive that companies still carry: they keep it, and nobody new takes it.',
    shows: () => (
      <Stack gap={16}>
        {guild}
        <Text>It stays on the pages of 3 companies. No other company can take it.</Text>
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button tone="primary">Make inactive</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t delete an association that a page still shows.',
    shows: () => (
      <Stack gap={16}>
        {guild}
        <Text>It leaves the pages of 3 companies, with their certificates.</Text>
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button tone="danger">Delete</Button>
        </Inline>
      </Stack>
    ),
  },
};
