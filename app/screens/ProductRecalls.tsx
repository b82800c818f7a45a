import type { RecallsAnswer } from '@hangtag/contract/wire/recall';
import { Recalls } from '@hangtag/ui/patterns/Recalls';
import { useEffect } from 'react';
import { beginRecall, endRecall } from '../api/products.ts';
import { contentOf } from '../remote/contentOf.ts';
import { currentCompanyId } from '../stores/session.ts';
import { loadRecalls, useRecalls } from '../stores/recalls.ts';
import { toastProblem } from './toastProblem.ts';
import { useAttempt } from './useAttempt.ts';

const recallsShown = (recalls: RecallsAnswer) => ({ phase: 'ready', ...recalls }) as const;

/** The recalls of a product, in its settings [N24]. */
export function ProductRecalls({ productId, name }: { productId: number; name: string }) {
  const recalls = useRecalls();
  const { isBusy, problem, run } = useAttempt();
  const { errors, failure } = toastProblem(problem);
  useEffect(() => void loadRecalls(productId), [productId]);
  const change = (call: () => Promise<unknown>) =>
    run(async () => {
      await call();
      await loadRecalls(productId, 'keeps');
    });
  return (
    <Recalls
      content={contentOf(recalls, recallsShown)}
      productId={productId}
      name={name}
      isBusy={isBusy}
      errors={errors}
      problem={failure}
      onBegin={(body) => change(() => beginRecall(currentCompanyId(), productId, body))}
      onEnd={({ id }) => change(() => endRecall(currentCompanyId(), productId, id))}
      onRetry={() => void loadRecalls(productId)}
    />
  );
}
