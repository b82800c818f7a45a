import { Divider } from '@hangtag/ui/elements/Divider';
import { Heading } from '@hangtag/ui/elements/Heading';
import { NavLink } from '@hangtag/ui/elements/NavLink';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const bar = (
  <Inline gap={4}>
    <NavLink href="#dashboard">Dashboard</NavLink>
    <NavLink href="#products" isCurrent>
      Products
    </NavLink>
  </Inline>
);
const screen = (
  <>
    <Heading level={3} kind="pageTitle">
      Products
    </Heading>
    <Text tone="second">Nine of ten are in use.</Text>
  </>
);

/** Usage notes of `Frame`, whose examples leave it out because a document has one main part. */
export const usage: Usage = {
  do: {
    says: 'Put bars above the screen, across the whole window.',
    shows: () => (
      <Stack gap={8}>
        {bar}
        <Divider />
        <Page>{screen}</Page>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t put a bar into the screen: it takes its margins, and goes with every change of it.',
    shows: () => (
      <Page>
        <Stack gap={8}>
          {bar}
          <Divider />
          {screen}
        </Stack>
      </Page>
    ),
  },
};
