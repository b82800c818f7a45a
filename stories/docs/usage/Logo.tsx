import { Logo } from '@hangtag/ui/brand/Logo';
import { Inline } from '@hangtag/ui/layout/Inline';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Logo` is used. */
export const usage: Usage = {
  do: {
    says: 'Show mark and word once, with room around them.',
    shows: () => (
      <Inline justify="center">
        <Logo size={28} />
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t set the mark beside the logo that holds it, or squeeze several sizes together.',
    shows: () => (
      <Inline justify="center" gap={4}>
        <Logo form="mark" size={40} />
        <Logo size={28} />
        <Logo size={12} />
      </Inline>
    ),
  },
};
