import { Transfer } from '@hangtag/ui/patterns/ProductSettings';
import { useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { loadTransfer, setTransfer, useTransfer } from '../stores/transfer.ts';
import { useAttempt } from './useAttempt.ts';
import { usePlatformRight } from './usePlatformRight.ts';

/** Whether the product was sold to another company; Superadmins lead its codes there. */
export function ProductTransfer({ productId }: { productId: number }) {
  const answer = shown(useTransfer());
  const mayChange = usePlatformRight();
  const { isBusy, problem, run } = useAttempt();
  useEffect(() => void loadTransfer(productId), [productId]);
  if (!answer) return null;
  return (
    <Transfer
      productId={productId}
      transfer={answer.transfer}
      onChange={mayChange ? (move) => void run(() => setTransfer(productId, move)) : undefined}
      isBusy={isBusy}
      problem={problem?.message ?? null}
    />
  );
}
