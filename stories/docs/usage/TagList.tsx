import { Swatch } from '@hangtag/ui/elements/ColorField';
import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@hangtag/ui/elements/Menu';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Ellipsis, Trash2 } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const tags = [
  { name: 'Organic', colour: '#1f4d3d', facts: 'For products · Used 41 times' },
  { name: 'Pilot', colour: '#8a5a2b', facts: 'For companies · Used 6 times' },
  { name: 'Seasonal', colour: null, facts: 'For both · Not used' },
];

/** How `TagList` is used. */
export const usage: Usage = {
  do: {
    says: 'Say beside each tag what it is for and how often it is used.',
    shows: () => (
      <Stack gap={16}>
        {tags.map(({ name, colour, facts }) => (
          <Inline key={name} justify="between" wraps={false}>
            <Inline gap={12} wraps={false}>
              <Swatch colour={colour} />
              <Stack gap={4}>
                <Text kind="label">{name}</Text>
                <Text kind="data" tone="second">
                  {facts}
                </Text>
              </Stack>
            </Inline>
            <MenuTrigger>
              <IconButton icon={Ellipsis} size="small" aria-label={`Actions for ${name}`} />
              <Menu placement="bottom end">
                <MenuItem id="edit">Edit</MenuItem>
                <MenuItem id="delete" tone="danger">
                  Delete
                </MenuItem>
              </Menu>
            </MenuTrigger>
          </Inline>
        ))}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t set a bin beside bare names: nobody sees there what still carries the tag.',
    shows: () => (
      <Stack gap={16}>
        {tags.map(({ name, colour }) => (
          <Inline key={name} justify="between" wraps={false}>
            <Inline gap={12} wraps={false}>
              <Swatch colour={colour} />
              <Text kind="label">{name}</Text>
            </Inline>
            <IconButton
              icon={Trash2}
              size="small"
              tone="dangerQuiet"
              aria-label={`Delete ${name}`}
            />
          </Inline>
        ))}
      </Stack>
    ),
  },
};
