import type { ClockStep } from '@hangtag/contract/wire/billingState';
import { RotateCw } from 'lucide-react';
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
  /** The company's billing time, ISO 8601; null until loaded. */
  now: string | null;
  /** The step that is running. @default null */
  busy?: ClockStep | null;
  /** Why the last step or reading the time failed, as a sentence. @default null */
  problem?: string | null;
  /** Reads the time again. */
  onRetry: () => void;
  /** Receives the step by which to advance the company's billing time. */
  onAdvance: (step: ClockStep) => void;
}

const steps = [
  { step: 'day', words: 'Move 1 day ahead' },
  { step: 'renewal', words: 'Move to the renewal' },
  { step: 'month', words: 'Move 1 month ahead' },
] as const;

/** Advances one company's billing time where payments are tested, to see renewals and cancellations. */
export function BillingClock(props: BillingClockProps) {
  const { now, busy = null, problem = null, onRetry, onAdvance } = props;
  const id = useId();
  // Only a time that arrives after the first render is announced.
  const [isUpdated, setUpdated] = useState(false);
  if (busy !== null && !isUpdated) setUpdated(true);
  return (
    <section className={panel} aria-labelledby={id} data-component="BillingClock">
      <div>
        <Heading id={id} level={3}>
          Billing time in test mode
        </Heading>
        {now !== null && (
          <Text kind="data" tone="second">
            For this company’s bills it is <span className={day}>{formatDay(now)}</span>. Nothing
            else moves with it.
          </Text>
        )}
        {now === null && problem === null && (
          <Text kind="data" tone="second">
            The time is being read.
          </Text>
        )}
      </div>
      {problem !== null && (
        <Notice
          tone="danger"
          title={now === null ? 'The time didn’t load.' : 'The time was not moved.'}
          announcement="assertive"
          actions={
            now === null && (
              <Button size="small" icon={RotateCw} onPress={onRetry}>
                Try again
              </Button>
            )
          }
        >
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
        {busy === null && isUpdated && now !== null && `Billing time: ${formatDay(now)}`}
      </VisuallyHidden>
    </section>
  );
}
