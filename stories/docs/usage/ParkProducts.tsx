import { CheckboxGroup } from '@hangtag/ui/elements/CheckboxGroup';
import { LockedButton } from '@hangtag/ui/elements/LockedButton';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const products = [
  { value: 'tea', label: 'Breakfast Tea' },
  { value: 'candle', label: 'Cedar Candle' },
  { value: 'mug', label: 'Low Tide Mug' },
];

const reasonOf = ({ length }: readonly string[]) => {
  if (length === 2) return undefined;
  return length < 2 ? `Choose ${2 - length} more.` : `Choose ${length - 2} fewer.`;
};

interface ChoiceProps {
  /** The heading. */
  readonly says: string;
  /** The list's accessible name. */
  readonly label: string;
  /** The initial selection. */
  readonly start: readonly string[];
}

const Choice = ({ says, label, start }: ChoiceProps) => (
  <Stateful start={start}>
    {(chosen, setChosen) => (
      <Stack gap={16}>
        <Text tone="second">{says}</Text>
        <CheckboxGroup
          label={label}
          labelEnd={`${chosen.length} of 2`}
          options={products}
          value={chosen}
          onChange={setChosen}
        />
        <Inline justify="end">
          <LockedButton tone="primary" reason={reasonOf(chosen)}>
            Park 2 products
          </LockedButton>
        </Inline>
      </Stack>
    )}
  </Stateful>
);

/** How `ParkProducts` is used. */
export const usage: Usage = {
  do: {
    says: 'Say that nothing is deleted and that pages stay up, and let people choose.',
    shows: () => (
      <Choice
        says="Nothing is deleted, and the pages stay up."
        label="Choose 2 products to park"
        start={[]}
      />
    ),
  },
  dont: {
    says: 'Don’t choose products for people.',
    shows: () => (
      <Choice
        says="We picked the two that are scanned least."
        label="2 products to park"
        start={['candle', 'mug']}
      />
    ),
  },
};
