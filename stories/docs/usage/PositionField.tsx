import { PositionField } from '@hangtag/ui/elements/PositionField';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `PositionField`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Say of what the place is.',
    shows: () => (
      <Stateful start={{ x: 50, y: 50 }}>
        {(value, setValue) => (
          <PositionField label="Middle of the picture" value={value} onChange={setValue} />
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t use it for an order; a list is moved with “Move up” and “Move down”.',
    shows: () => (
      <Stateful start={{ x: 0, y: 0 }}>
        {(value, setValue) => (
          <PositionField label="Order of sections" value={value} onChange={setValue} />
        )}
      </Stateful>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the chosen place'],
    ['Arrow keys', 'go where they point'],
  ],
};
