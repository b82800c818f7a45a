import { Divider } from '@hangtag/ui/elements/Divider';
import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@hangtag/ui/elements/Menu';
import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Ellipsis } from 'lucide-react';
import { Fragment } from 'react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const facts = ['Annual report 2025 · PDF, 2.1 MB', 'Impact report 2024 · PDF, 860 KB'];

const drawn = (titles: readonly string[]) => (
  <Stack gap={12}>
    {titles.map((title, at) => (
      <Fragment key={title}>
        {at > 0 && <Divider />}
        <Inline justify="between" align="start" wraps={false}>
          <Stack gap={4}>
            <Text kind="label">{title}</Text>
            <Text kind="data" tone="second">
              {facts[at]}
            </Text>
            <StatusMark shape="full">On your pages</StatusMark>
          </Stack>
          <MenuTrigger>
            <IconButton icon={Ellipsis} size="small" aria-label={`Actions for ${title}`} />
            <Menu placement="bottom end">
              <MenuItem id="edit">Edit</MenuItem>
              <MenuItem id="remove" tone="danger">
                Remove
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </Inline>
      </Fragment>
    ))}
  </Stack>
);

/** How `ReportList` is used. */
export const usage: Usage = {
  do: {
    says: 'Name a report as people will read it on the page.',
    shows: () => drawn(['Harvest report', 'What the grove gives back']),
  },
  dont: {
    says: 'Don’t keep the name of the file: the pages of all products link to it as it stands.',
    shows: () => drawn(['AR25_final_v3.pdf', 'impact (2).pdf']),
  },
};
