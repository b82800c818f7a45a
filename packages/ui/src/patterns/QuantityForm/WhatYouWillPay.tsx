import { BillPreview } from '@hangtag/ui/patterns/BillPreview';
import { CardName, cardWords } from '@hangtag/ui/patterns/CardName';
import { useId } from 'react';
import { Badge } from '../../elements/Badge/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { formatMoney, perInterval } from '../../support/formatMoney.ts';
import * as css from './QuantityForm.css.ts';
import { differenceWords, priceWith } from './quantityWords.ts';
import type { QuantityFormProps } from './types.ts';

type WhatYouWillPayProps = Pick<
  QuantityFormProps,
  'customer' | 'bill' | 'billNotes' | 'onRetryBill' | 'onAddPaymentMethod'
> & { readonly quantity: number };

const intervalWords = { month: 'monthly', year: 'yearly' } as const;

/** The new price, the card it is charged to, and the bill of the change [F125-F127]. */
export function WhatYouWillPay(props: WhatYouWillPayProps) {
  const { customer, quantity, bill, onRetryBill, onAddPaymentMethod } = props;
  const { paymentInterval, paymentMethods, coupon } = customer;
  const id = useId();
  const card = paymentMethods.find((each) => each.default);
  const before = coupon?.valid ? ` before coupon ${coupon.code}` : '';
  const isCharged = card && bill?.phase === 'ready' && bill.bill.dueToday > 0;
  return (
    <div className={css.pay}>
      <section className={css.price} aria-labelledby={id}>
        <Heading id={id} level={3}>
          {`What you will pay ${intervalWords[paymentInterval]}`}
        </Heading>
        <Text kind="figure">{formatMoney(priceWith(customer, quantity))}</Text>
        <Text kind="data" tone="second">
          {`${perInterval(paymentInterval)}${before}, ${differenceWords(customer, quantity)}`}
        </Text>
        <div className={css.card}>
          {card ? (
            <CardName card={card} badge={<Badge tone="accent">Default</Badge>} />
          ) : (
            <>
              <Text kind="data" tone="second" as="span">
                No card is saved.
              </Text>
              <TextButton onPress={onAddPaymentMethod}>Add payment method</TextButton>
            </>
          )}
        </div>
      </section>
      {bill && quantity !== customer.additionalProducts && (
        <div className={css.bill}>
          <BillPreview
            title="The bill for this change"
            content={bill}
            onRetry={onRetryBill}
            notes={props.billNotes}
            card={isCharged ? cardWords(card) : undefined}
          />
        </div>
      )}
    </div>
  );
}
