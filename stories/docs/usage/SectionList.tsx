import { Button } from '@hangtag/ui/elements/Button';
import { Divider } from '@hangtag/ui/elements/Divider';
import { DragHandle } from '@hangtag/ui/elements/DragHandle';
import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@hangtag/ui/elements/Menu';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Ellipsis } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const sections = ['Introduction', 'Facts', 'Where to buy'];

/** How `SectionList` is used. */
export const usage: Usage = {
  do: {
    says: 'Give each section a handle to drag and a menu that moves, hides and removes it.',
    shows: () => (
      <Stack gap={8}>
        {sections.map((name) => (
          <Inline key={name} justify="between" wraps={false}>
            <Inline gap={8} wraps={false}>
              <DragHandle aria-label={`Drag ${name}`} />
              <Text kind="label">{name}</Text>
            </Inline>
            <MenuTrigger>
              <IconButton icon={Ellipsis} size="small" aria-label={`More for ${name}`} />
              <Menu>
                <MenuItem id="up">Move up</MenuItem>
                <MenuItem id="hide">Hide on the page</MenuItem>
                <MenuItem id="remove">Remove</MenuItem>
              </Menu>
            </MenuTrigger>
          </Inline>
        ))}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t spread every verb over every row, with the one that removes the loudest.',
    shows: () => (
      <Stack gap={8}>
        {sections.map((name) => (
          <Stack key={name} gap={8}>
            <Inline justify="between" gap={8}>
              <Text kind="label">{name}</Text>
              <Inline gap={4}>
                <Button size="small">Up</Button>
                <Button size="small">Down</Button>
                <Button size="small" tone="danger">
                  Remove
                </Button>
              </Inline>
            </Inline>
            <Divider />
          </Stack>
        ))}
      </Stack>
    ),
  },
};
