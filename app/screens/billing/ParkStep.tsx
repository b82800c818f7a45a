import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import { ParkProducts, type ParkProductsProps } from '@hangtag/ui/patterns/ParkProducts';
import { useEffect, useState } from 'react';
import type { BillingCompanyId } from '../../api/billing.ts';
import { listProducts } from '../../api/products.ts';
import { toProblem } from '../../api/problem.ts';
import { currentCompanyId } from '../../stores/session.ts';

type ParkStepProps = Pick<
  ParkProductsProps,
  'overLimit' | 'isBusy' | 'problem' | 'onPark' | 'onBack'
> & { companyId: BillingCompanyId };

const activeOf = ({ products }: ProductsAnswer) =>
  products.data.filter(({ status, isPlaceholder }) => status === 'active' && !isPlaceholder);

/** A company's products, to select those to deactivate; placeholders are parked without a question. */
export function ParkStep({ companyId, ...props }: ParkStepProps) {
  const [content, setContent] = useState<ParkProductsProps['content']>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    listProducts(companyId ?? currentCompanyId(), { size: '100' }).then(
      (answer) => isHere && setContent({ phase: 'ready', products: activeOf(answer) }),
      (error: unknown) =>
        isHere && setContent({ phase: 'failed', sentence: toProblem(error).message }),
    );
    return () => void (isHere = false);
  }, [companyId, attempt]);
  const retry = () => {
    setContent({ phase: 'loading' });
    setAttempt(attempt + 1);
  };
  return <ParkProducts {...props} content={content} onRetry={retry} />;
}
