import { Text } from '@hangtag/ui/elements/Text';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `SkipLink`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'The first thing in the page, and its target takes the focus.',
    shows: () => <Text tone="second">Shown when the keyboard reaches it.</Text>,
  },
  dont: {
    says: 'Don’t list every part of the page: one link is enough.',
    shows: () => <Text tone="second">Skip to content, Skip to search, Skip to footer</Text>,
  },
  keyboard: [
    ['Tab', 'shows it, as the first stop'],
    ['Enter', 'moves the focus to the content'],
  ],
};
