import { HomeLink } from '@hangtag/ui/elements/HomeLink';
import { Text } from '@hangtag/ui/elements/Text';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `HomeLink`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Name where it leads, and whose it is.',
    shows: () => (
      <HomeLink href="#home" aria-label="Hangtag, home">
        <Text kind="bodyLarge">Hangtag</Text>
      </HomeLink>
    ),
  },
  dont: {
    says: 'Don’t call it “Logo”: a name says where a link leads.',
    shows: () => (
      <HomeLink href="#home" aria-label="Logo">
        <Text kind="bodyLarge">Hangtag</Text>
      </HomeLink>
    ),
  },
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter', 'goes there'],
  ],
};
