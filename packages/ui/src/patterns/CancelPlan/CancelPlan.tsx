import { billingMessages } from '@hangtag/contract/rules/messages';
import type { OpenPayment } from '@hangtag/contract/wire/billing';
import { owedWords } from '@hangtag/ui/patterns/PastDueNotice';
import { useEffect, useRef } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { DialogView } from '../../elements/Dialog/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';
import { formatDate, formatDay } from '../../support/formatDate.ts';
import * as css from './CancelPlan.css.ts';

export interface CancelPlanProps {
  /** Title of the plan. */
  planName: string;
  /** Name of the company, when a Superadmin acts for it (D51). */
  companyName?: string;
  /** Renewal date, ISO 8601: the plan lasts and can be resumed until then (D30). */
  renewalDate: string;
  /** Whether the plan can be resumed in the app (`features.resumePlan`, X1); otherwise only support can. */
  canResume: boolean;
  /** What is owed, which cancelling does not take back. @default null */
  openPayment?: OpenPayment | null;
  /** Opens the bill of what is owed. */
  onPayOpenInvoices?: () => void;
  /** The state of cancelling. @default 'idle' */
  work?: 'idle' | 'busy' | 'failed' | 'done';
  /** Why it failed, after the specified message. */
  problem?: string;
  /** Cancels the plan at its renewal date. */
  onCancelPlan: () => void;
  /** Returns to the summary, whether the plan was cancelled or not. */
  onBack: () => void;
}

/** Cancels a plan, after stating until when it lasts and what stops then [F132-F136]. */
export function CancelPlan(props: CancelPlanProps) {
  const { planName, companyName, renewalDate, canResume, work = 'idle' } = props;
  const day = formatDay(renewalDate);
  const isDone = work === 'done';
  const of = companyName ? ` of ${companyName}` : '';
  return (
    <DialogView
      footerStart={<Bleed>{isDone ? <Cancel {...props} /> : <Back {...props} />}</Bleed>}
      footer={isDone ? <Back {...props} /> : <Cancel {...props} />}
    >
      <div className={css.view} data-component="CancelPlan">
        {work === 'failed' && (
          <Alert>
            <strong>{billingMessages.cancelFailed}</strong>
            <br />
            {`${props.problem ?? ''} Go back to the summary and try again from there.`}
          </Alert>
        )}
        {isDone && (
          <Notice tone="accent" announcement="polite">
            {billingMessages.cancelled}
          </Notice>
        )}
        <p className={css.lead}>
          {isDone
            ? `${planName}${of} ends ${day}.`
            : `This cancels the ${planName} plan${of}: it does not renew.`}
        </p>
        <Owed {...props} day={day} />
        <dl className={css.dates}>
          <div className={css.date}>
            <dt className={css.when}>{`Until ${day}`}</dt>
            <dd className={css.what}>
              {`You keep access to the dashboard until the renewal date. ${resumeWords(isDone, canResume)}`}
            </dd>
          </div>
          <div className={css.date}>
            <dt className={css.when}>{`After ${day}`}</dt>
            <dd className={css.what}>
              Editing and publishing are blocked. Published pages stay up, and nothing is deleted.
            </dd>
          </div>
        </dl>
      </div>
    </DialogView>
  );
}

/** What stays to pay, and what happens to it. */
function Owed({ openPayment, onPayOpenInvoices, day }: CancelPlanProps & { readonly day: string }) {
  if (!openPayment) return null;
  const { nextAttempt } = openPayment;
  const again = nextAttempt
    ? ` The default card is tried again on ${formatDate(nextAttempt)}, cancelled or not.`
    : '';
  return (
    <Notice
      tone="caution"
      title={`${owedWords(openPayment)} is not paid.`}
      actions={
        onPayOpenInvoices && (
          <Button size="small" onPress={onPayOpenInvoices}>
            Pay now
          </Button>
        )
      }
    >
      {`Cancelling takes nothing of it back.${again} As long as it is not paid, the plan can end before ${day}.`}
    </Notice>
  );
}

function resumeWords(isDone: boolean, canResume: boolean): string {
  const until = 'The plan can be resumed until the cancellation date, which is the same day.';
  if (!canResume) return `${until} Contact support to resume it.`;
  return isDone ? `${until} Resume plan is in the summary.` : until;
}

/** The form stays open after a success [F135], without its main action. */
function Cancel({ work, onCancelPlan }: CancelPlanProps) {
  return (
    <Button
      tone={work === 'done' ? 'dangerQuiet' : 'danger'}
      isPending={work === 'busy'}
      isDisabled={work === 'failed'}
      onPress={onCancelPlan}
    >
      Cancel current plan
    </Button>
  );
}

function Back({ work, onBack }: CancelPlanProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isDone = work === 'done';
  useEffect(() => {
    // The pressed button is no longer the main action; focus moves to the next one.
    if (isDone) button.current?.focus();
  }, [isDone]);
  return (
    <Button
      ref={button}
      tone={isDone ? 'primary' : 'quiet'}
      isDisabled={work === 'busy'}
      onPress={onBack}
    >
      Back to summary
    </Button>
  );
}
