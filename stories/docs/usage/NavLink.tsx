import { NavLink } from '@hangtag/ui/elements/NavLink';
import { Inline } from '@hangtag/ui/layout/Inline';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `NavLink`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'One word for each place; the current one is a tint block.',
    shows: () => (
      <Inline gap={4}>
        <NavLink href="#products" isCurrent>
          Products
        </NavLink>
        <NavLink href="#people">People</NavLink>
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t put actions among places.',
    shows: () => (
      <Inline gap={4}>
        <NavLink href="#products" isCurrent>
          Products
        </NavLink>
        <NavLink href="#new">New product</NavLink>
      </Inline>
    ),
  },
  keyboard: [
    ['Tab, Shift Tab', 'move from place to place'],
    ['Enter', 'goes there'],
  ],
};
