import { Checkbox } from '@hangtag/ui/elements/Checkbox';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Checkbox`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Say what is so when it is ticked.',
    shows: () => <Checkbox label="Send me a copy of the invoice" />,
  },
  dont: {
    says: 'Don’t negate: nobody knows what an empty box then means.',
    shows: () => <Checkbox label="Don’t send me a copy of the invoice" />,
  },
  keyboard: [
    ['Tab', 'moves to it'],
    ['Space', 'ticks it or takes the tick away'],
  ],
};
