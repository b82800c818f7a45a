import type { ClockStep } from '@hangtag/contract/wire/billingState';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { formatDay } from '../../support/formatDate.ts';
import { day, panel } from './BillingClock.css.ts';

export interface BillingClockProps {
  /** The company's billing time, ISO 8601; null before it came. */
  now: string | null;
  /** Which step is under way. @default null */
  busy?: ClockStep | null;
  /** Why the last step was not made, as a sentence. @default null */
  problem?: string | null;
  onAdvance: (step: ClockStep) => void;
}

const steps = [
  { step: 'day', words: '1 day on' },
  { step: 'renewal', words: 'To the renewal' },
  { step: 'month', words: '1 month on' },
] as const;

/** Moves one company's billing time on, where payments are tested [N10]: renewals and cancellations can be seen. */
export function BillingClock(props: BillingClockProps) {
  const { now, busy = null, problem = null, onAdvance } = props;
  const id = useId();
  // A time that was there from the start is read where it stands; only one that comes later is news.
  const [isNews, setNews] = useState(false);
  if (busy !== null && !isNews) setNews(true);
  return (
    <section className={panel} aria-labelledby={id} data-component="BillingClock">
      <div>
        <Heading id={id} level={3}>
          Billing time in test mode
        </Heading>
        <Text kind="data" tone="second">
          {now === null ? (
            'The time is being read.'
          ) : (
            <>
              For this company’s bills it is <span className={day}>{formatDay(now)}</span>. Nothing
              else moves with it.
            </>
          )}
        </Text>
      </div>
      {problem !== null && (
        <Notice tone="danger" announcement="assertive">
          {problem}
        </Notice>
      )}
      <Inline gap={8}>
        {steps.map(({ step, words }) => (
          <Button
            key={step}
            size="small"
            isPending={busy === step}
            isDisabled={now === null || (busy !== null && busy !== step)}
            onPress={() => onAdvance(step)}
          >
            {words}
          </Button>
        ))}
      </Inline>
      <VisuallyHidden announcement="polite">
        {busy !== null && 'Moving billing time'}
        {busy === null && isNews && now !== null && `Billing time: ${formatDay(now)}`}
      </VisuallyHidden>
    </section>
  );
}
