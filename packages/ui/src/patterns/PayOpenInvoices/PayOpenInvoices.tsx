import { billingMessages } from '@hangtag/contract/rules/messages';
import type { OpenPayment, PaymentMethod } from '@hangtag/contract/wire/billing';
import { BankNotice } from '@hangtag/ui/patterns/CardForm';
import { CardName, cardWords, savedCardWords } from '@hangtag/ui/patterns/CardName';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { DialogView } from '../../elements/Dialog/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';
import { formatDay } from '../../support/formatDate.ts';
import { formatMoney } from '../../support/formatMoney.ts';
import * as css from './PayOpenInvoices.css.ts';

export interface PayOpenInvoicesProps {
  /** What is owed. */
  payment: OpenPayment;
  /** The company's saved cards; the default one is preselected. */
  cards: readonly PaymentMethod[];
  /** How paying goes. @default 'idle' */
  work?: 'idle' | 'busy' | 'waitingForBank';
  /** Why it failed, as a sentence. @default null */
  problem?: string | null;
  /** Pays all of it with a saved card; null is the default one. */
  onPay: (paymentMethod: string | null) => void;
  /** Opens the form for another card. */
  onAddPaymentMethod: () => void;
  /** Leads back to the summary. */
  onBack: () => void;
}

/** The bill of what is owed, and the button that pays it. */
export function PayOpenInvoices(props: PayOpenInvoicesProps) {
  const { payment, cards, work = 'idle', problem = null } = props;
  const [asked, setAsked] = useState<string | null>(null);
  const usual = cards.find((each) => each.default) ?? cards[0];
  const card = cards.find((each) => each.id === asked) ?? usual;
  // The bank's question is about the usual card; another one is tried anew.
  const isConfirming = payment.needsConfirmation && card === usual;
  const isBusy = work !== 'idle';
  return (
    <DialogView
      footerStart={
        <Bleed>
          <Button tone="quiet" isDisabled={isBusy} onPress={props.onBack}>
            Back to summary
          </Button>
        </Bleed>
      }
      footer={
        <LockedButton
          tone="primary"
          isPending={isBusy}
          reason={card || isBusy ? undefined : 'No card is saved. Add a payment method first.'}
          onPress={() => props.onPay(card && !card.default ? card.id : null)}
        >
          {isConfirming ? 'Confirm with your bank' : `Pay ${formatMoney(payment.amount)}`}
        </LockedButton>
      }
    >
      <div className={css.view} data-component="PayOpenInvoices">
        {problem !== null && (
          <Alert key={problem}>{`${billingMessages.paymentFailed}. ${problem}`}</Alert>
        )}
        {work === 'waitingForBank' && <BankNotice />}
        {isConfirming && work === 'idle' && (
          <Text tone="second">Your bank asks you to confirm this payment before it is made.</Text>
        )}
        <dl className={css.lines}>
          {payment.invoices.map(({ id, date, description, amount }) => (
            <div key={id} className={css.line({ kind: 'item' })}>
              <dt className={css.words}>{`${formatDay(date)}, ${description}`}</dt>
              <dd className={css.amount}>{formatMoney(amount)}</dd>
            </div>
          ))}
          <div className={css.line({ kind: 'total' })}>
            <dt className={css.words}>Due now</dt>
            <dd className={css.amount}>{formatMoney(payment.amount)}</dd>
          </div>
        </dl>
        <CardChoice
          cards={cards}
          card={card}
          isDisabled={isBusy}
          onChoose={setAsked}
          onAdd={props.onAddPaymentMethod}
        />
      </div>
    </DialogView>
  );
}

interface CardChoiceProps {
  readonly cards: readonly PaymentMethod[];
  readonly card: PaymentMethod | undefined;
  readonly isDisabled: boolean;
  readonly onChoose: (id: string) => void;
  readonly onAdd: () => void;
}

/** The card that pays: one of those saved, or a new one. */
function CardChoice({ cards, card, isDisabled, onChoose, onAdd }: CardChoiceProps) {
  if (card && cards.length > 1)
    return (
      <div className={css.cards}>
        <RadioGroup
          label="Card"
          options={cards.map((each) => ({ value: each.id, label: savedCardWords(each) }))}
          value={card.id}
          onChange={onChoose}
          isDisabled={isDisabled}
        />
        <TextButton onPress={onAdd}>Use another card</TextButton>
      </div>
    );
  return (
    <div className={css.card}>
      {card ? (
        <CardName card={card} />
      ) : (
        <Text kind="data" tone="second" as="span">
          No card is saved.
        </Text>
      )}
      <TextButton onPress={onAdd}>
        {card ? `Use another card than ${cardWords(card)}` : 'Add payment method'}
      </TextButton>
    </div>
  );
}
