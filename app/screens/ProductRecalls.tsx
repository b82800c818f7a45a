import type { RecallsAnswer } from '@hangtag/contract/wire/recall';
import { Recalls } from '@hangtag/ui/patterns/Recalls';
import { useEffect } from 'react';
import { beginRecall, endRecall } from '../api/products.ts';
import { contentOf } from '../remote/contentOf.ts';
import { changeRecalls, loadRecalls, useRecalls } from '../stores/recalls.ts';
import { toastProblem } from './toastProblem.ts';
import { useAttempt } from './useAttempt.ts';

const recallsShown = (recalls: RecallsAnswer) => ({ phase: 'ready', ...recalls }) as const;

/** The recalls of a product, in its settings. */
export function ProductRecalls({ productId, name }: { productId: number; name: string }) {
  const recalls = useRecalls();
  const { isBusy, problem, run } = useAttempt();
  const { errors, failure } = toastProblem(problem);
  useEffect(() => void loadRecalls(productId), [productId]);
  const change = (call: (companyId: number) => Promise<unknown>) =>
    run(() => changeRecalls(productId, call));
  return (
    <Recalls
      content={contentOf(recalls, recallsShown)}
      productId={productId}
      name={name}
      isBusy={isBusy}
      errors={errors}
      problem={failure}
      onBegin={(body) => change((company) => beginRecall(company, productId, body))}
      onEnd={({ id }) => change((company) => endRecall(company, productId, id))}
      onRetry={() => void loadRecalls(productId)}
    />
  );
}
