import { Link } from '@hangtag/ui/elements/Link';
import { Text } from '@hangtag/ui/elements/Text';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Link`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Let the words say where it leads, also when they are read alone.',
    shows: () => (
      <Text>
        Read <Link href="#billing">how billing works</Link>.
      </Text>
    ),
  },
  dont: {
    says: 'Don’t link “here”.',
    shows: () => (
      <Text>
        To read how billing works, click <Link href="#billing">here</Link>.
      </Text>
    ),
  },
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter', 'goes there'],
  ],
};
