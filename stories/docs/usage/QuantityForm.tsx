import { Button } from '@hangtag/ui/elements/Button';
import { NumberField } from '@hangtag/ui/elements/NumberField';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `QuantityForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Let the price follow the number, before anything is confirmed.',
    shows: () => (
      <Stateful start={3}>
        {(count, setCount) => (
          <Stack gap={16}>
            <NumberField
              label="Additional products"
              hint="$20.00 a month each"
              value={count}
              onChange={(next) => setCount(next ?? count)}
              minValue={0}
              maxValue={20}
            />
            <Stack gap={4}>
              <Text kind="figure">{`$${249 + count * 20}.00`}</Text>
              <Text kind="data" tone="second">
                per month, from today on
              </Text>
            </Stack>
            <Inline justify="end">
              <Button tone="primary">Confirm changes</Button>
            </Inline>
          </Stack>
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t ask to confirm a number whose price is told later.',
    shows: () => (
      <Stack gap={16}>
        <NumberField
          label="Additional products"
          hint="You will see the price on your next invoice."
          defaultValue={3}
          minValue={0}
          maxValue={20}
        />
        <Inline justify="end">
          <Button tone="primary">Confirm changes</Button>
        </Inline>
      </Stack>
    ),
  },
};
