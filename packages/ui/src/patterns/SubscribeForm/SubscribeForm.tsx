import type { PaymentMethod } from '@hangtag/contract/wire/billing';
import type { Plan } from '@hangtag/contract/wire/plan';
import { type ReactNode, useId, useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { DialogView } from '../../elements/Dialog/index.ts';
import { Form } from '../../elements/Form/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';
import { formatMoney, perInterval } from '../../support/formatMoney.ts';
import {
  type BillAlternative,
  type BillContent,
  BillPreview,
} from '@hangtag/ui/patterns/BillPreview';
import { BankNotice, type CardElementSlot, useCardDraft } from '@hangtag/ui/patterns/CardForm';
import { cardWords } from '@hangtag/ui/patterns/CardName';
import type { CouponFieldProps } from '@hangtag/ui/patterns/CouponField';
import { busyWords, choiceOf, missingOf, priceIdOf, problemOf, unappliedCode } from './order.ts';
import { PaymentPart } from './PaymentPart.tsx';
import { SubscribeButton } from './SubscribeButton.tsx';
import * as css from './SubscribeForm.css.ts';
import type { SubscribeOrder, SubscribeProgress, SubscribeSetup } from './types.ts';
import { UnappliedCode } from './UnappliedCode.tsx';

export interface SubscribeFormProps {
  /** The chosen plan. */
  plan: Plan;
  /** The billing interval. @default 'month' */
  interval?: 'month' | 'year';
  /** A first subscription, or a change of the current plan. @default 'subscribe' */
  change?: 'subscribe' | 'update';
  /** The company's saved cards; the default one is preselected. */
  savedCards: readonly PaymentMethod[];
  /** Renders the fields of another card: Stripe's element in the app. */
  card: CardElementSlot;
  /** Hint below the card's box: who receives the details. */
  cardHint?: string;
  /** Whether another card can be entered. */
  setup: SubscribeSetup;
  /** Loads Stripe again. */
  onSetupRetry: () => void;
  /** The coupon and its state; absent where none is accepted. */
  coupon?: Omit<CouponFieldProps, 'isDisabled'>;
  /** The bill; nothing can be confirmed before it is shown. */
  bill: BillContent;
  /** Loads the bill again after a failure. */
  onBillRetry: () => void;
  /** What the plan does to the company's products, as sentences below the bill. @default [] */
  billNotes?: readonly string[];
  /** Other ways, such as parking products (X4). @default [] */
  billAlternatives?: readonly BillAlternative[];
  /** The running step of subscribing, or its result. */
  progress: SubscribeProgress;
  /** Receives the order and the payment. */
  onSubscribe: (order: SubscribeOrder) => void;
  /** Why subscribing is locked; shown above and by the button. */
  lockedReason?: string | undefined;
  /** The back button, before the main button. */
  back?: ReactNode;
  /** Where the buttons are: under the form, or in the footer of the `bare` dialog around it. @default 'form' */
  actionsPlacement?: 'form' | 'dialogFooter';
}

/** The payment step: a card, a coupon, the bill, and the button [F137] [F142]. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { plan, interval = 'month', change = 'subscribe', savedCards, setup, coupon } = props;
  const { bill, progress, lockedReason, actionsPlacement = 'form' } = props;
  const id = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const chosen = choiceOf(savedCards, asked);
  const draft = useCardDraft(setup, savedCards.length === 0);
  const saved = savedCards.find((each) => each.id === chosen);
  const priceId = priceIdOf(plan, interval);
  const price = interval === 'year' ? plan.yearlyPrice : plan.price;
  const busy = busyWords(progress);
  const isOver = busy !== null || progress.phase === 'confirmed';
  const missing = missingOf({
    bill,
    coupon: coupon?.check ?? null,
    card: saved ? null : draft.missing,
  });
  const problem = problemOf(progress);
  const words = change === 'update' ? 'Change plan' : 'Subscribe';
  const unapplied = unappliedCode(coupon);
  const [isAsking, setAsking] = useState(false);
  const isOpen = !isOver && missing === null && lockedReason === undefined;
  const order = () => {
    if (!isOpen || priceId === null) return;
    props.onSubscribe({
      priceId,
      payment: saved
        ? { kind: 'saved', paymentMethod: saved.id }
        : { kind: 'new', name: draft.name.trim() },
    });
  };
  const submit = () => (isOpen && unapplied !== null ? setAsking(true) : order());
  const back = !isOver && props.back;
  const button = (
    <SubscribeButton
      form={id}
      words={words}
      busy={busy}
      isConfirmed={progress.phase === 'confirmed'}
      lockedReason={lockedReason ?? missing}
    />
  );
  const form = (
    <div className={css.place} data-component="SubscribeForm">
      <Form id={id} aria-label="Payment" onSubmit={submit}>
        <div className={css.form}>
          {problem !== null && <Alert key={problem}>{problem}</Alert>}
          {lockedReason !== undefined && <Notice>{lockedReason}</Notice>}
          <div className={css.halves}>
            <PaymentPart
              savedCards={savedCards}
              chosen={chosen}
              onChoose={setAsked}
              draft={draft}
              card={props.card}
              cardHint={props.cardHint}
              setup={setup}
              onSetupRetry={props.onSetupRetry}
              coupon={coupon}
              isDisabled={isOver || lockedReason !== undefined}
            />
            <div className={css.panel}>
              <div className={css.plan}>
                <Heading level={3} kind="sectionTitle">
                  {plan.title}
                </Heading>
                <Text kind="data" tone="second">
                  {price === null ? 'Contact us' : `${formatMoney(price)} ${perInterval(interval)}`}
                </Text>
              </div>
              {lockedReason === undefined && (
                <div className={css.bill}>
                  <BillPreview
                    content={bill}
                    onRetry={props.onBillRetry}
                    card={saved && cardWords(saved)}
                    notes={props.billNotes}
                    alternatives={isOver ? [] : props.billAlternatives}
                  />
                </div>
              )}
            </div>
          </div>
          {progress.phase === 'waitingForBank' && <BankNotice />}
          <UnappliedCode
            code={isAsking ? unapplied : null}
            words={words}
            onApply={() => {
              setAsking(false);
              if (unapplied !== null) coupon?.onApply(unapplied);
            }}
            onLeave={() => {
              setAsking(false);
              coupon?.onCodeChange('');
              order();
            }}
            onClose={() => setAsking(false)}
          />
          {actionsPlacement === 'form' && (
            <div className={css.actions}>
              {back}
              {button}
            </div>
          )}
        </div>
      </Form>
    </div>
  );
  if (actionsPlacement === 'form') return form;
  return (
    <DialogView footerStart={back && <Bleed>{back}</Bleed>} footer={button}>
      {form}
    </DialogView>
  );
}
