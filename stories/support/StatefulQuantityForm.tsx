/** Additional products as on billing's screen: a number has its bill, and confirming succeeds or fails. */
import {
  QuantityForm,
  type QuantityFormProps,
  type QuantityWork,
} from '@hangtag/ui/patterns/QuantityForm';
import { useState } from 'react';
import { oneMoreBill, twoLessBill } from '../fixtures/customer.ts';

export interface StatefulQuantityFormProps extends QuantityFormProps {
  /** The result of confirming; without it the button stays busy. */
  outcome?: 'confirmed' | 'failed' | 'changed';
}

/** Holds the order; a second press completes what the first one began. */
export function StatefulQuantityForm({ outcome, ...props }: StatefulQuantityFormProps) {
  const [quantity, setQuantity] = useState(props.customer.additionalProducts);
  const [current, setCurrent] = useState(props.customer.additionalProducts);
  const [work, setWork] = useState<QuantityWork>({ phase: 'idle' });
  const { customer } = props;
  const added = (current - customer.additionalProducts) * customer.addonUnitPrice;
  const bill = quantity < current ? twoLessBill : oneMoreBill;
  const confirm = (wanted: number) => {
    props.onConfirm(wanted);
    if (outcome === undefined) setWork({ phase: 'busy' });
    if (outcome === 'failed')
      setWork({
        phase: 'failed',
        sentence: 'The server could not be reached. Nothing is charged.',
      });
    if (outcome === 'changed')
      setWork({
        phase: 'changed',
        sentence: 'The bill has changed. Look at it again, then confirm.',
      });
    if (outcome === 'confirmed') {
      setWork({ phase: 'confirmed', quantity: wanted });
      setCurrent(wanted);
    }
  };
  return (
    <QuantityForm
      {...props}
      customer={{
        ...customer,
        additionalProducts: current,
        planPrice: customer.planPrice + added,
      }}
      bill={quantity === current ? null : { phase: 'ready', bill }}
      work={work}
      onQuantityChange={setQuantity}
      onConfirm={confirm}
    />
  );
}
