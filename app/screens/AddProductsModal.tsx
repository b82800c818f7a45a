import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import { AddProducts } from '@hangtag/ui/patterns/AddProducts';
import { useEffect } from 'react';
import { addProducts, resetAdding, useAdding } from '../stores/addProducts.ts';
import { usePlanFacts } from './planUse.ts';

interface AddProductsModalProps {
  answer: Pick<ProductsAnswer, 'usage' | 'can'>;
  onClose: () => void;
}

/** Creates several products at once [D33]. */
export function AddProductsModal({ answer, onClose }: AddProductsModalProps) {
  const { isBusy, problem } = useAdding();
  const plan = usePlanFacts();
  useEffect(resetAdding, []);
  const add = async (count: number) => {
    if (await addProducts(count)) onClose();
  };
  return (
    <AddProducts
      {...plan}
      isBusy={isBusy}
      most={answer.can.createMany}
      usage={answer.usage}
      lockedReason={answer.can.createLocked}
      problem={problem?.message}
      onAdd={(count) => void add(count)}
      onClose={onClose}
    />
  );
}
