import { Disclosure } from '@hangtag/ui/elements/Disclosure';
import { Text } from '@hangtag/ui/elements/Text';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Disclosure`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Fold away what few people need, under a title that says what it is.',
    shows: () => (
      <Disclosure title="Advanced settings">
        <Text tone="second">What most people never change.</Text>
      </Disclosure>
    ),
  },
  dont: {
    says: 'Don’t hide what must be read before one can decide.',
    shows: () => (
      <Disclosure title="Important">
        <Text tone="second">The price rises after three months.</Text>
      </Disclosure>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the title'],
    ['Enter, Space', 'open or close it'],
  ],
};
