import type { Customer } from '@hangtag/contract/wire/billing';
import { TextButton } from '../../elements/TextButton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { discountWords } from '@hangtag/ui/patterns/CouponField';
import { formatMoney } from '../../support/formatMoney.ts';
import { additionalWords, includedWords, totalWords } from './billingWords.ts';
import * as css from './CurrentPlan.css.ts';

interface PlanReceiptProps {
  readonly customer: Customer;
  /** Name of the plan. */
  readonly name: string;
  readonly onChangeQuantity: (() => void) | undefined;
}

/** The parts of the price: the plan, its additional products, and the active coupon. */
export function PlanReceipt({ customer, name, onChangeQuantity }: PlanReceiptProps) {
  const { planPrice, basePrice, additionalProducts, coupon, nextPayment } = customer;
  const discount = coupon ? discountWords(coupon) : null;
  return (
    <dl className={css.receipt}>
      <div className={css.line({ kind: 'item' })}>
        <dt className={css.words}>{`${name}, ${includedWords(customer.productNumber)}`}</dt>
        <dd className={css.amount}>{formatMoney(basePrice)}</dd>
      </div>
      <div className={css.line({ kind: 'item' })}>
        <dt className={css.words}>
          <span>{additionalWords(additionalProducts)}</span>
          {onChangeQuantity && (
            <TextButton onPress={onChangeQuantity}>
              Change<VisuallyHidden> the number of additional products</VisuallyHidden>
            </TextButton>
          )}
        </dt>
        <dd className={css.amount}>{formatMoney(planPrice - basePrice)}</dd>
      </div>
      {coupon?.valid && (
        <div className={css.line({ kind: 'item' })}>
          <dt className={css.words}>
            <span>
              {`Coupon ${coupon.code}`}
              {discount !== null && (
                <>
                  {', '}
                  <span className={css.term}>{discount}</span>
                </>
              )}
            </span>
          </dt>
          <dd className={css.amount}>
            {nextPayment === undefined ? 'Applied' : formatMoney(nextPayment - planPrice)}
          </dd>
        </div>
      )}
      <div className={css.line({ kind: 'total' })}>
        <dt className={css.words}>
          <span className={css.term}>{totalWords(customer)}</span>
        </dt>
        <dd className={css.amount}>{formatMoney(nextPayment ?? planPrice)}</dd>
      </div>
    </dl>
  );
}
