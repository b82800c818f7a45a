import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { Plus } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `LinkButton`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'The next step of a task, when it is a page of its own.',
    shows: () => (
      <LinkButton href="#new" tone="primary" icon={Plus}>
        New product
      </LinkButton>
    ),
  },
  dont: {
    says: 'Don’t use it for what changes something: a link can be opened in a new tab.',
    shows: () => <LinkButton href="#delete">Delete product</LinkButton>,
  },
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter', 'goes there'],
  ],
};
