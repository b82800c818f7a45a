import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { MAX_ADDITIONAL_PRODUCTS, type Plan } from '@hangtag/contract/wire/plan';
import { Button } from '@hangtag/ui/elements/Button';
import type { BillAlternative } from '@hangtag/ui/patterns/BillPreview';
import { SubscribeForm, type SubscribeOrder } from '@hangtag/ui/patterns/SubscribeForm';
import { plural } from '@hangtag/ui/support/count';
import { useEffect, useMemo, useState } from 'react';
import { askBill, forgetBill, useBill } from '../../stores/billPreview.ts';
import { placeOrder, resetSubscribing, useSubscribing } from '../../stores/placeOrder.ts';
import { ParkStep } from './ParkStep.tsx';
import type { BillingLocation } from './useBillingView.ts';
import { useCoupon } from './useCoupon.ts';
import { useStripeCard } from './useStripeCard.tsx';

interface PayStepProps {
  place: BillingLocation;
  plan: Plan;
  customer: CustomerAnswer;
}

/** How long `Subscription confirmed` is shown, in milliseconds [F144]. */
const CONFIRMED = 500;

/** The card, the coupon, the bill and the order; at the end the modal closes [F137-F147]. */
export function PayStep({ place, plan, customer }: PayStepProps) {
  const { whose, view, back, close } = place;
  // The confirmation describes the order, although the company already has the plan by then.
  const [isChange] = useState(customer.status !== 'none');
  const interval = isChange ? customer.paymentInterval : place.interval;
  const progress = useSubscribing();
  const { content } = useBill();
  const { card, setup, retry, hint } = useStripeCard(whose);
  const { discountCode, field } = useCoupon(whose);
  const [parked, setParked] = useState<readonly number[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const [surplus] = useState(
    isChange ? Math.max(0, customer.activeProducts - plan.productNumber) : 0,
  );
  const additionalProducts = isChange
    ? Math.min(MAX_ADDITIONAL_PRODUCTS, surplus - parked.length)
    : undefined;
  const asked = useMemo(
    () => ({
      kind: 'plan' as const,
      subscriptionType: plan.name,
      interval,
      discountCode,
      ...(additionalProducts !== undefined && { additionalProducts }),
    }),
    [plan.name, interval, discountCode, additionalProducts],
  );
  const isDone = progress.phase === 'confirmed';
  useEffect(() => {
    resetSubscribing();
    return forgetBill;
  }, []);
  useEffect(() => void askBill(asked, whose), [asked, whose]);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(close, CONFIRMED);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever is drawn meanwhile
  }, [isDone]);
  const order = ({ priceId, payment }: SubscribeOrder) =>
    void placeOrder(
      { plan, priceId, payment, isChange, discountCode, additionalProducts, park: parked },
      whose,
    );
  if (isChoosing)
    return (
      <ParkStep
        whose={whose}
        overLimit={surplus}
        onPark={(ids) => {
          setParked(ids);
          setChoosing(false);
        }}
        onBack={() => setChoosing(false)}
      />
    );
  return (
    <SubscribeForm
      plan={plan}
      interval={interval}
      change={isChange ? 'update' : 'subscribe'}
      savedCards={customer.paymentMethods}
      card={card}
      cardHint={hint}
      setup={
        setup.phase === 'preparing' || setup.phase === 'unavailable' ? setup : { phase: 'ready' }
      }
      onSetupRetry={retry}
      coupon={field}
      bill={content}
      onBillRetry={() => void askBill(asked, whose)}
      billAlternative={alternativeOf(surplus, parked.length, {
        onPark: () => setChoosing(true),
        onPay: () => setParked([]),
      })}
      progress={progress}
      onSubscribe={order}
      back={
        <Button tone="quiet" onPress={() => back(view)}>
          Back to plans
        </Button>
      }
      actionsPlacement="dialogFooter"
    />
  );
}

/** The alternative for products that exceed the plan: deactivated, or paid for (X4, N09). */
function alternativeOf(
  surplus: number,
  parked: number,
  verbs: { readonly onPark: () => void; readonly onPay: () => void },
): BillAlternative | undefined {
  if (surplus === 0) return undefined;
  return parked === 0
    ? { words: `Park ${plural(surplus, 'product')} instead`, onChoose: verbs.onPark }
    : { words: `Pay for ${plural(parked, 'product')} instead of parking`, onChoose: verbs.onPay };
}
