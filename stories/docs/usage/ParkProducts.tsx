import { CheckboxGroup } from '@hangtag/ui/elements/CheckboxGroup';
import { LockedButton } from '@hangtag/ui/elements/LockedButton';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Held } from '../../../.storybook/docs/Held.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const products = [
  { value: 'tea', label: 'Breakfast Tea' },
  { value: 'candle', label: 'Cedar Candle' },
  { value: 'mug', label: 'Low Tide Mug' },
];
const nothing: readonly string[] = [];
const picked: readonly string[] = ['candle', 'mug'];

const more = (chosen: readonly string[]) =>
  chosen.length < 2 ? `Choose ${2 - chosen.length} more.` : undefined;

/** How `ParkProducts` is used. */
export const usage: Usage = {
  do: {
    says: 'Say that nothing is deleted and that pages stay up, and let people choose.',
    shows: () => (
      <Held start={nothing}>
        {(chosen, setChosen) => (
          <Stack gap={16}>
            <Text tone="second">Nothing is deleted, and the pages stay up.</Text>
            <CheckboxGroup
              label="Choose 2 products to park"
              labelEnd={`${chosen.length} of 2`}
              options={products}
              value={chosen}
              onChange={setChosen}
            />
            <Inline justify="end">
              <LockedButton tone="primary" reason={more(chosen)}>
                Park 2 products
              </LockedButton>
            </Inline>
          </Stack>
        )}
      </Held>
    ),
  },
  dont: {
    says: 'Don’t choose products for people.',
    shows: () => (
      <Held start={picked}>
        {(chosen, setChosen) => (
          <Stack gap={16}>
            <Text tone="second">We picked the two that are scanned least.</Text>
            <CheckboxGroup
              label="2 products to park"
              labelEnd={`${chosen.length} of 2`}
              options={products}
              value={chosen}
              onChange={setChosen}
            />
            <Inline justify="end">
              <LockedButton tone="primary" reason={more(chosen)}>
                Park 2 products
              </LockedButton>
            </Inline>
          </Stack>
        )}
      </Held>
    ),
  },
};
