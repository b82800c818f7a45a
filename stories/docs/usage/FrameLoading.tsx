import { Logo } from '@hangtag/ui/brand/Logo';
import { NavLink } from '@hangtag/ui/elements/NavLink';
import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const page = (
  <>
    <Skeleton width="40%" />
    <Skeleton shape="block" ratio="4 / 1" />
  </>
);

/** Usage notes of `FrameLoading`, whose examples leave it out because a document has one main part. */
export const usage: Usage = {
  do: {
    says: 'Show it until the server says who is signed in: only what everybody sees stands in the bar.',
    shows: () => (
      <Stack gap={20}>
        <Inline>
          <Logo />
        </Inline>
        {page}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t guess the navigation: a guest would see it vanish.',
    shows: () => (
      <Stack gap={20}>
        <Inline justify="between">
          <Logo />
          <Inline gap={4}>
            <NavLink href="#products">Products</NavLink>
            <NavLink href="#people">Users</NavLink>
          </Inline>
        </Inline>
        {page}
      </Stack>
    ),
  },
};
