import { Button } from '@hangtag/ui/elements/Button';
import { NumberField } from '@hangtag/ui/elements/NumberField';
import { TextArea } from '@hangtag/ui/elements/TextArea';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { UsageMeter } from '@hangtag/ui/patterns/UsageMeter';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const room = <UsageMeter of="products" usage={{ used: 3, limit: 10 }} planName="Business" />;

const add = (count: number) => (
  <Inline justify="end">
    <Button tone="primary">{count === 1 ? 'Add 1 product' : `Add ${count} products`}</Button>
  </Inline>
);

/** How `AddProducts` is used. */
export const usage: Usage = {
  do: {
    says: 'Ask for a number, up to what the plan has room for, and repeat it on the button.',
    shows: () => (
      <Stateful start={3}>
        {(count, setCount) => (
          <Stack gap={16}>
            <NumberField
              label="How many"
              value={count}
              onChange={(next) => setCount(Number.isNaN(next) ? 1 : next)}
              minValue={1}
              maxValue={7}
              formatOptions={{ maximumFractionDigits: 0 }}
              hint="Up to 7 now."
            />
            {room}
            {add(count)}
          </Stack>
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t ask for names here: products are drafts until somebody fills them in.',
    shows: () => (
      <Stack gap={16}>
        <TextArea
          label="Names, one on each line"
          defaultValue={'Product 1\nProduct 2\nProduct 3'}
        />
        {room}
        {add(3)}
      </Stack>
    ),
  },
};
