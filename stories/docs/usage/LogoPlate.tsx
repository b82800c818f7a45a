import { LogoPlate } from '@hangtag/ui/elements/LogoPlate';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `LogoPlate`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Write the name beside it: a logo is looked at, a name is read.',
    shows: () => (
      <Inline gap={12}>
        <LogoPlate src={null}>M</LogoPlate>
        <Text>Merrow</Text>
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t let a logo be the only name of a company.',
    shows: () => <LogoPlate src={null}>M</LogoPlate>,
  },
  announced: ['Nothing. The name beside it is announced.'],
};
