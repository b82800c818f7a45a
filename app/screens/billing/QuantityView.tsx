import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { QuantityForm } from '@hangtag/ui/patterns/QuantityForm';
import { useEffect, useState } from 'react';
import {
  loadBillPreview,
  loadBillPreviewSoon,
  clearBillPreview,
  useBill,
} from '../../stores/billPreview.ts';
import { changeQuantity, resetQuantity, useQuantityWork } from '../../stores/changeQuantity.ts';
import { ParkStep } from './ParkStep.tsx';
import { placeholderNote, usedProducts } from './surplus.ts';
import type { BillingLocation } from './useBillingView.ts';

interface QuantityViewProps {
  place: BillingLocation;
  customer: CustomerAnswer;
}

/** The number of additional products, with its price [F122-F131]. */
export function QuantityView({ place, customer }: QuantityViewProps) {
  const { companyId, back, go } = place;
  const work = useQuantityWork();
  const { content, answer } = useBill();
  const parked = answer?.products.parked ?? 0;
  const [quantity, setQuantity] = useState(customer.additionalProducts);
  // With fewer than are active, the user selects the products to deactivate before the order.
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    resetQuantity();
    return clearBillPreview;
  }, []);
  const bill = { kind: 'quantity', quantity } as const;
  const change = (next: number) => {
    setQuantity(next);
    if (next === customer.additionalProducts) clearBillPreview();
    else loadBillPreviewSoon({ kind: 'quantity', quantity: next }, companyId);
  };
  const used = usedProducts(customer);
  const surplus = Math.max(0, used - customer.productNumber - quantity);
  const order = async (park: readonly number[]) => {
    await changeQuantity(quantity, park, companyId);
    setChoosing(false);
  };
  if (isChoosing)
    return (
      <ParkStep
        companyId={companyId}
        overLimit={surplus}
        isBusy={work.phase === 'busy'}
        onPark={(ids) => void order(ids)}
        onBack={() => setChoosing(false)}
      />
    );
  return (
    <QuantityForm
      customer={customer}
      used={used}
      empty={customer.placeholderProducts}
      bill={quantity === customer.additionalProducts ? null : content}
      billNotes={parked > 0 ? [placeholderNote(parked)] : []}
      work={work}
      onQuantityChange={change}
      onRetryBill={() => void loadBillPreview(bill, companyId)}
      onConfirm={() => (surplus > 0 ? setChoosing(true) : void order([]))}
      onBack={() => back()}
      onAddPaymentMethod={() => go('card')}
    />
  );
}
