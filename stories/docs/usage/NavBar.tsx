import { Avatar } from '@hangtag/ui/elements/Avatar';
import { Button } from '@hangtag/ui/elements/Button';
import { NavLink } from '@hangtag/ui/elements/NavLink';
import { Inline } from '@hangtag/ui/layout/Inline';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `NavBar` is used. */
export const usage: Usage = {
  do: {
    says: 'Keep the places few and in one order, and the account at the end.',
    shows: () => (
      <Inline justify="between">
        <Inline gap={4}>
          <NavLink href="#dashboard">Dashboard</NavLink>
          <NavLink href="#products" isCurrent>
            Products
          </NavLink>
        </Inline>
        <Avatar name="Ines Calder" size="small" />
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t put the actions of one screen among the places of all.',
    shows: () => (
      <Inline gap={4}>
        <NavLink href="#dashboard">Dashboard</NavLink>
        <NavLink href="#products" isCurrent>
          Products
        </NavLink>
        <Button tone="primary" size="small">
          New product
        </Button>
        <Button size="small">Export</Button>
        <Button tone="danger" size="small">
          Log out
        </Button>
      </Inline>
    ),
  },
};
