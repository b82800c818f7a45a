import { Transfer } from '@hangtag/ui/patterns/ProductSettings';
import { useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { loadTransfer, setTransfer, useTransfer } from '../stores/transfer.ts';
import { useAttempt } from './useAttempt.ts';
import { usePlatformRight } from './usePlatformRight.ts';

interface ProductTransferProps {
  productId: number;
  /** The product's company. @default the user's */
  companyId?: number;
}

/** Whether the product was sold to another company; Superadmins lead its codes there. */
export function ProductTransfer({ productId, companyId }: ProductTransferProps) {
  const answer = shown(useTransfer());
  const mayChange = usePlatformRight();
  const { isBusy, problem, run } = useAttempt();
  useEffect(() => void loadTransfer(productId, companyId), [productId, companyId]);
  if (!answer) return null;
  return (
    <Transfer
      productId={productId}
      transfer={answer.transfer}
      onChange={
        mayChange ? (move) => void run(() => setTransfer(productId, move, companyId)) : undefined
      }
      isBusy={isBusy}
      problem={problem?.message ?? null}
    />
  );
}
