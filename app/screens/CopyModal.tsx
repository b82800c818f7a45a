import { CopyProductDialog } from '@hangtag/ui/patterns/CopyProductDialog';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { formSaved } from '../navigation/unsavedForms.ts';
import { paths } from '../navigation/paths.ts';
import { shown } from '../remote/Remote.ts';
import { copyOf, resetCopying, useCopying } from '../stores/copyProduct.ts';
import { loadProducts, useProducts } from '../stores/products.ts';
import { usePlanFacts } from './planUse.ts';

interface CopyModalProps {
  product: { readonly productId: number; readonly name: string };
  onClose: () => void;
}

/** Copies a product and opens the copy's summary [F243, D37]. */
export function CopyModal({ product, onClose }: CopyModalProps) {
  const [, navigate] = useLocation();
  const { isBusy, problem } = useCopying();
  const { list } = useProducts();
  const plan = usePlanFacts();
  const answer = shown(list);
  const isKnown = list.phase !== 'idle';
  useEffect(resetCopying, []);
  useEffect(() => {
    if (!isKnown) void loadProducts({});
  }, [isKnown]);
  const copy = async (modelNumber: string) => {
    const productId = await copyOf(product, modelNumber);
    if (productId === null) return;
    formSaved(`copy/${product.name}`);
    navigate(paths.product(productId), { replace: true });
  };
  const isForField = Object.keys(problem?.fields ?? {}).includes('modelNumber');
  return (
    <CopyProductDialog
      {...plan}
      name={product.name}
      isBusy={isBusy}
      usage={answer?.usage ?? null}
      lockedReason={answer?.can.createLocked ?? null}
      errors={problem?.fields}
      problem={isForField ? undefined : problem?.message}
      onCopy={(modelNumber) => void copy(modelNumber)}
      onClose={onClose}
    />
  );
}
