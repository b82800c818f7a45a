import { Checkbox } from '@hangtag/ui/elements/Checkbox';
import { DatePicker } from '@hangtag/ui/elements/DatePicker';
import { LogoPlate } from '@hangtag/ui/elements/LogoPlate';
import { Text } from '@hangtag/ui/elements/Text';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const offers = ['Organic Growers', 'Fair Wages', 'Quiet Forest Pledge'];

/** How `BadgeList` is used. */
export const usage: Usage = {
  do: {
    says: 'Ask for the certificate of each badge, and when it ends.',
    shows: () => (
      <Stack gap={16}>
        <Inline wraps={false}>
          <LogoPlate src={null}>Or</LogoPlate>
          <Text kind="label">Organic Growers</Text>
        </Inline>
        <TextField label="Certificate number" defaultValue="US-ORG-204" />
        <DatePicker label="Valid to" width="fill" defaultValue="2027-02-28" />
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t let people tick badges that nobody has granted them.',
    shows: () => (
      <Stack gap={16}>
        {offers.map((name) => (
          <Inline key={name} wraps={false}>
            <LogoPlate src={null}>{name.slice(0, 2)}</LogoPlate>
            <Checkbox label={name} defaultSelected />
          </Inline>
        ))}
      </Stack>
    ),
  },
};
