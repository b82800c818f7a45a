import { Heading } from '@hangtag/ui/elements/Heading';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Page } from '@hangtag/ui/layout/Page';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const screen = (
  <>
    <Heading level={3} kind="pageTitle">
      Products
    </Heading>
    <Notice>Nine of ten products are in use.</Notice>
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
