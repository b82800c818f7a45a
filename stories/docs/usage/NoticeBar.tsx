import { Heading } from '@hangtag/ui/elements/Heading';
import { Notice } from '@hangtag/ui/elements/Notice';
import { NoticeBar } from '@hangtag/ui/layout/NoticeBar';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `NoticeBar` is used. */
export const usage: Usage = {
  do: {
    says: 'Keep it for what concerns the whole page, one thing at a time.',
    shows: () => (
      <Stack gap={16}>
        <NoticeBar>
          <Notice tone="caution" title="You are offline." />
        </NoticeBar>
        <Heading level={3}>Products</Heading>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t pile news up until the page begins below the window.',
    shows: () => (
      <Stack gap={16}>
        <NoticeBar>
          <Notice tone="accent" title="Saved." />
          <Notice tone="neutral" title="3 products are published." />
          <Notice tone="danger" title="The name is missing." />
          <Notice tone="caution" title="You are offline." />
        </NoticeBar>
        <Heading level={3}>Products</Heading>
      </Stack>
    ),
  },
};
