import type { PaymentMethod } from '@hangtag/contract/wire/billing';
import { Heading } from '../../elements/Heading/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { type CardDraft, CardFields, type CardElementSlot } from '@hangtag/ui/patterns/CardForm';
import { CouponField, type CouponFieldProps } from '@hangtag/ui/patterns/CouponField';
import { savedCardWords } from '@hangtag/ui/patterns/CardName';
import * as css from './SubscribeForm.css.ts';
import { anotherCard } from './order.ts';
import type { SubscribeSetup } from './types.ts';

interface PaymentPartProps {
  readonly savedCards: readonly PaymentMethod[];
  /** Id of a saved card, or `anotherCard`. */
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
  readonly draft: CardDraft;
  readonly card: CardElementSlot;
  readonly cardHint: string | undefined;
  readonly setup: SubscribeSetup;
  readonly onSetupRetry: () => void;
  readonly coupon: Omit<CouponFieldProps, 'isDisabled'> | undefined;
  readonly isDisabled: boolean;
}

/** The payment: a saved card or another one, and a coupon. */
export function PaymentPart(props: PaymentPartProps) {
  const { savedCards, chosen, onChoose, draft, setup, coupon, isDisabled } = props;
  return (
    <div className={css.payment}>
      <Heading level={3}>Payment</Heading>
      {savedCards.length > 0 && (
        <RadioGroup
          label="Card"
          options={[
            ...savedCards.map((card) => ({ value: card.id, label: savedCardWords(card) })),
            { value: anotherCard, label: 'Another card' },
          ]}
          value={chosen}
          onChange={onChoose}
          isDisabled={isDisabled}
        />
      )}
      {chosen === anotherCard && (
        <CardFields
          draft={draft}
          card={props.card}
          setup={setup}
          onRetry={props.onSetupRetry}
          hint={props.cardHint}
          isDisabled={isDisabled}
        />
      )}
      {coupon && <CouponField {...coupon} isDisabled={isDisabled} />}
    </div>
  );
}
