import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import { MAX_ADDITIONAL_PRODUCTS, type Plan } from '@hangtag/contract/wire/plan';
import { Button } from '@hangtag/ui/elements/Button';
import { SubscribeForm, type SubscribeOrder } from '@hangtag/ui/patterns/SubscribeForm';
import { useEffect, useMemo, useState } from 'react';
import { loadBillPreview, clearBillPreview, useBill } from '../../stores/billPreview.ts';
import { placeOrder, resetSubscribing, useSubscribing } from '../../stores/placeOrder.ts';
import { ParkStep } from './ParkStep.tsx';
import { type SurplusChoice, surplusAlternatives, surplusNotes, usedProducts } from './surplus.ts';
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
  const { companyId, view, back, close } = place;
  // The confirmation describes the order, although the company already has the plan by then.
  const [isChange] = useState(customer.status !== 'none');
  const interval = isChange ? customer.paymentInterval : place.interval;
  const progress = useSubscribing();
  const { content, answer } = useBill();
  const { card, setup, retry, hint } = useStripeCard(companyId);
  const { discountCode, field } = useCoupon(companyId);
  const [parked, setParked] = useState<readonly number[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const [surplus] = useState(
    customer.productNumber >= UNLIMITED
      ? 0
      : Math.max(0, usedProducts(customer) - plan.productNumber),
  );
  const [choice, setChoice] = useState<SurplusChoice>(isChange ? 'pay' : 'wait');
  const paidFor = choice === 'pay' ? Math.min(MAX_ADDITIONAL_PRODUCTS, surplus) : 0;
  // A first plan says nothing of additional products unless there are any.
  const additionalProducts = isChange || paidFor > 0 ? paidFor : undefined;
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
    return clearBillPreview;
  }, []);
  useEffect(() => void loadBillPreview(asked, companyId), [asked, companyId]);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(close, CONFIRMED);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever is drawn meanwhile
  }, [isDone]);
  const order = ({ priceId, payment }: SubscribeOrder) =>
    void placeOrder(
      { plan, priceId, payment, isChange, discountCode, additionalProducts, park: parked },
      companyId,
    );
  if (isChoosing)
    return (
      <ParkStep
        companyId={companyId}
        overLimit={surplus}
        onPark={(ids) => {
          setParked(ids);
          setChoice('park');
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
      onBillRetry={() => void loadBillPreview(asked, companyId)}
      billNotes={surplusNotes({
        plan,
        surplus,
        choice,
        placeholders: answer?.products.parked ?? 0,
      })}
      billAlternatives={surplusAlternatives(
        { surplus, choice },
        {
          onPark: () => setChoosing(true),
          onPay() {
            setParked([]);
            setChoice('pay');
          },
        },
      )}
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
