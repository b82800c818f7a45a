import { Text } from '@hangtag/ui/elements/Text';
import { TextButton } from '@hangtag/ui/elements/TextButton';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `TextButton`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'A small action inside a sentence.',
    shows: () => (
      <Text>
        The picture is not sharp. <TextButton>Choose another</TextButton>
      </Text>
    ),
  },
  dont: {
    says: 'Don’t use it for what leads to another page; that is a `Link`.',
    shows: () => (
      <Text>
        Read more in <TextButton>Billing</TextButton>
      </Text>
    ),
  },
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter, Space', 'run the action'],
  ],
};
