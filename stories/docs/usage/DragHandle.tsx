import { DragHandle } from '@hangtag/ui/elements/DragHandle';
import { Inline } from '@hangtag/ui/layout/Inline';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `DragHandle`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Name what it moves: in a list all handles look alike.',
    shows: () => (
      <Inline gap={8}>
        <DragHandle aria-label="Move Facts" />
        Facts
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t leave it as the only way: a menu moves the row too.',
    shows: () => <DragHandle aria-label="Move" />,
  },
  keyboard: [
    ['Arrow right', 'moves to the handle within the row'],
    ['Enter', 'takes the row up, and puts it down'],
    ['Arrow up, Arrow down', 'choose its new place while it is taken'],
    ['Escape', 'puts it back'],
  ],
};
