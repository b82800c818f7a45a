import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Switch } from '@hangtag/ui/elements/Switch';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Trash2 } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const sections = [
  { name: 'Facts', uses: 'On 9 products', isOffered: true },
  { name: 'Recycling', uses: 'On 4 products', isOffered: false },
  { name: 'Certificates', uses: 'On 2 products', isOffered: true },
];

const used = (uses: string) => (
  <Text kind="data" tone="second">
    {uses}
  </Text>
);

/** How `CompanySections` is used. */
export const usage: Usage = {
  do: {
    says: 'Switch a section off to keep what companies wrote in it.',
    shows: () => (
      <Stack gap={16}>
        {sections.map(({ name, uses, isOffered }) => (
          <Inline key={name} justify="between" wraps={false}>
            <Switch label={name} defaultSelected={isOffered} />
            {used(uses)}
          </Inline>
        ))}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t delete what a page still uses: the words in it go too.',
    shows: () => (
      <Stack gap={8}>
        {sections.map(({ name, uses }) => (
          <Inline key={name} justify="between" wraps={false}>
            <Text kind="label">{name}</Text>
            <Inline gap={8} wraps={false}>
              {used(uses)}
              <IconButton
                icon={Trash2}
                size="small"
                tone="dangerQuiet"
                aria-label={`Delete ${name}`}
              />
            </Inline>
          </Inline>
        ))}
      </Stack>
    ),
  },
};
