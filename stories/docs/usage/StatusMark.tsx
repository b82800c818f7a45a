import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { Inline } from '@hangtag/ui/layout/Inline';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `StatusMark` is used. */
export const usage: Usage = {
  do: {
    says: 'One word for each state, told apart by its shape.',
    shows: () => (
      <Inline gap={20}>
        <StatusMark shape="full">Published</StatusMark>
        <StatusMark shape="half">Changed</StatusMark>
        <StatusMark shape="dashed">Draft</StatusMark>
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t give two states the same shape.',
    shows: () => (
      <Inline gap={20}>
        <StatusMark shape="full">Published</StatusMark>
        <StatusMark shape="full">Draft</StatusMark>
      </Inline>
    ),
  },
};
