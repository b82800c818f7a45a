import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@hangtag/ui/elements/Menu';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Ellipsis } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

interface Call {
  readonly label: string;
  /** The target of a call to action, in words. */
  readonly target: string;
}

const buy: Call = { label: 'Buy online', target: 'Buy · shop.merrow.example' };
const find: Call = { label: 'Find a shop', target: 'Where to buy · merrow.example' };
const visit: Call = {
  label: 'Visit our online shop and see all that we make',
  target: 'Website · shop.merrow.example',
};
const ask: Call = { label: 'Ask us', target: 'Email · hello@merrow.example' };

const listed = (calls: readonly Call[]) => (
  <Stack gap={12}>
    {calls.map(({ label, target }) => (
      <Inline key={label} justify="between" wraps={false}>
        <Stack gap={0}>
          <Text kind="label">{label}</Text>
          <Text kind="data" tone="second">
            {target}
          </Text>
        </Stack>
        <MenuTrigger>
          <IconButton icon={Ellipsis} size="small" aria-label={`Actions for ${label}`} />
          <Menu placement="bottom end">
            <MenuItem id="edit">Edit</MenuItem>
            <MenuItem id="down">Move down</MenuItem>
            <MenuItem id="remove">Remove</MenuItem>
          </Menu>
        </MenuTrigger>
      </Inline>
    ))}
  </Stack>
);

/** How `CtaList` is used. */
export const usage: Usage = {
  do: {
    says: 'Lead each to a place of its own, in words that fit one line of a phone.',
    shows: () => listed([buy, find, ask]),
  },
  dont: {
    says: 'Don’t make two calls to action that lead to one place.',
    shows: () => listed([buy, visit, ask]),
  },
};
