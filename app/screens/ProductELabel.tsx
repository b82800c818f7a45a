import type { ELabelAnswer } from '@hangtag/contract/wire/eLabel';
import { ELabel } from '@hangtag/ui/patterns/ProductSettings';
import { useEffect } from 'react';
import { contentOf } from '../remote/contentOf.ts';
import { loadELabel, setELabel, useELabel } from '../stores/eLabel.ts';
import { useAttempt } from './useAttempt.ts';

const answerShown = (answer: ELabelAnswer) => ({ phase: 'ready', ...answer }) as const;

interface ProductELabelProps {
  readonly productId: number;
  readonly isPublished: boolean;
}

/** Whether a product's page is an e-label, in its settings. */
export function ProductELabel({ productId, isPublished }: ProductELabelProps) {
  const answer = useELabel();
  const { isBusy, problem, run } = useAttempt();
  useEffect(() => void loadELabel(productId), [productId]);
  return (
    <ELabel
      content={contentOf(answer, answerShown)}
      isPublished={isPublished}
      isBusy={isBusy}
      problem={problem?.message ?? null}
      onChange={(isELabel) => void run(() => setELabel(productId, isELabel))}
      onRetry={() => void loadELabel(productId)}
    />
  );
}
