import { Avatar } from '@hangtag/ui/elements/Avatar';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Avatar`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Stand the picture beside the name; the name is what is read.',
    shows: () => (
      <Inline gap={12}>
        <Avatar name="Mara Lind" />
        <Text>Mara Lind</Text>
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t let initials stand for a person on their own: two people share them.',
    shows: () => (
      <Inline gap={8}>
        <Avatar name="Mara Lind" />
        <Avatar name="Milo Laurent" />
      </Inline>
    ),
  },
  announced: ['Nothing. The name beside it is announced once, by the text.'],
};
