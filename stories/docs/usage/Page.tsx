import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Page } from '@hangtag/ui/layout/Page';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const screen = (
  <>
    <Heading level={3} kind="pageTitle">
      Products
    </Heading>
    <Text tone="second">Nine of ten are in use.</Text>
  </>
);

/** How `Page` is used. */
export const usage: Usage = {
  do: {
    says: 'Give a screen its margins once.',
    shows: () => <Page>{screen}</Page>,
  },
  dont: {
    says: 'Don’t set a page into a page: the margins double, and its start is no longer in line.',
    shows: () => (
      <Page>
        <Page>{screen}</Page>
      </Page>
    ),
  },
};
