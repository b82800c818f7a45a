import { Takedown } from '@hangtag/ui/patterns/ProductSettings';
import { useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { loadTakedown, setTakedown, useTakedown } from '../stores/takedown.ts';
import { useAttempt } from './useAttempt.ts';
import { usePlatformRight } from './usePlatformRight.ts';

interface ProductTakedownProps {
  productId: number;
  /** The product's company. @default the user's */
  companyId?: number;
}

/** Whether the platform withholds the product's page by law; Superadmins change it. */
export function ProductTakedown({ productId, companyId }: ProductTakedownProps) {
  const answer = shown(useTakedown());
  const mayChange = usePlatformRight();
  const { isBusy, problem, run } = useAttempt();
  useEffect(() => void loadTakedown(productId, companyId), [productId, companyId]);
  if (!answer) return null;
  return (
    <Takedown
      productId={productId}
      takedown={answer.takedown}
      onChange={
        mayChange
          ? (reason) => void run(() => setTakedown(productId, reason, companyId))
          : undefined
      }
      isBusy={isBusy}
      problem={problem?.message ?? null}
    />
  );
}
