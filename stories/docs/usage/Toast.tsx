import { Text } from '@hangtag/ui/elements/Text';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Toast`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'What just happened, with the way back where there is one.',
    shows: () => <Text tone="second">“Kettle was archived.” with Undo</Text>,
  },
  dont: {
    says: 'Don’t put an error into a toast: it goes before it is understood. Use a `Notice`.',
    shows: () => <Text tone="second">“The page could not be published.”</Text>,
  },
  keyboard: [
    ['F6', 'moves to the news and back'],
    ['Tab', 'moves through its buttons, “Close” among them, and the clock stands still'],
  ],
};
