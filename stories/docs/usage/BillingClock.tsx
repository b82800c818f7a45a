import { Button } from '@hangtag/ui/elements/Button';
import { DatePicker } from '@hangtag/ui/elements/DatePicker';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

interface Step {
  readonly words: string;
  /** The chosen moment, from a day's parts. */
  readonly to: (year: number, month: number, day: number) => number;
}

const RENEWAL = 11;
const steps: readonly Step[] = [
  { words: 'Move 1 day ahead', to: (year, month, day) => Date.UTC(year, month, day + 1) },
  {
    words: 'Move to the renewal',
    to: (year, month, day) => Date.UTC(year, day < RENEWAL ? month : month + 1, RENEWAL),
  },
  { words: 'Move 1 month ahead', to: (year, month, day) => Date.UTC(year, month + 1, day) },
];

const moved = (now: Date, { to }: Step) =>
  new Date(to(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/** As it is shown: `11-21-2026`. */
const shown = (now: Date) => now.toISOString().replace(/^(\d+)-(\d+-\d+)T.*/, '$2-$1');

/** Usage notes of `BillingClock`, whose examples leave it out because its page would have two landmarks of one name. */
export const usage: Usage = {
  do: {
    says: 'Say that it is test mode, and move the time by steps; offer it nowhere else.',
    shows: () => (
      <Stateful start={new Date(Date.UTC(2026, 10, 21))}>
        {(now, setNow) => (
          <Stack gap={12}>
            <Heading level={3}>Billing time in test mode</Heading>
            <Text kind="data" tone="second">
              For this company’s bills it is {shown(now)}. Nothing else moves with it.
            </Text>
            <Inline gap={8}>
              {steps.map((step) => (
                <Button key={step.words} size="small" onPress={() => setNow(moved(now, step))}>
                  {step.words}
                </Button>
              ))}
            </Inline>
          </Stack>
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t let it look like a setting of the company: a date to choose and to save.',
    shows: () => (
      <Stack gap={12}>
        <Heading level={3}>Billing</Heading>
        <DatePicker label="Billing date" defaultValue="2026-11-21" />
        <Inline gap={8}>
          <Button size="small" tone="primary">
            Save
          </Button>
        </Inline>
      </Stack>
    ),
  },
};
