import type { SerialsAnswer } from '@hangtag/contract/wire/serial';
import { SerialBatches } from '@hangtag/ui/patterns/SerialBatches';
import { useEffect } from 'react';
import {
  beginBatch,
  cancelBatch,
  checkSerials,
  exportBatch,
  exportLabels,
  moveBatch,
  voidSerial,
} from '../api/serials.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { saveFile } from '../stores/saveFile.ts';
import { changeSerials, loadSerials, refreshSerials, useSerials } from '../stores/serials.ts';
import { toastProblem } from './toastProblem.ts';
import { useAttempt } from './useAttempt.ts';

const serialsShown = (serials: SerialsAnswer) => ({ phase: 'ready', ...serials }) as const;

/** Milliseconds between two looks at a batch that is being made. */
const PROGRESS_MS = 1000;

/** The serials of a product. */
export function ProductSerials({ productId }: { productId: number }) {
  const serials = useSerials();
  const answer = shown(serials);
  const { isBusy, problem, run } = useAttempt();
  const { errors, failure } = toastProblem(problem);
  const isMaking = answer?.batches.some(({ state }) => state === 'making') ?? false;
  useEffect(() => void loadSerials(productId), [productId]);
  useEffect(() => {
    if (!isMaking || serials.phase === 'loading') return undefined;
    const timer = setTimeout(() => void refreshSerials(productId), PROGRESS_MS);
    return () => clearTimeout(timer);
  }, [productId, isMaking, serials]);
  const change = (call: (companyId: number) => Promise<unknown>) =>
    run(() => changeSerials(productId, call));
  return (
    <SerialBatches
      content={contentOf(serials, serialsShown)}
      productId={productId}
      isBusy={isBusy}
      errors={errors}
      problem={failure}
      onBegin={(body) => change((company) => beginBatch(company, productId, body))}
      onCancel={({ id }) => change((company) => cancelBatch(company, productId, id))}
      onExport={({ id }, again) =>
        change(async (company) => saveFile(await exportBatch(company, productId, id, { again })))
      }
      onLabels={({ id }, body) =>
        change(async (company) => saveFile(await exportLabels(company, productId, id, body)))
      }
      onMove={({ id }, state, reason) =>
        change((company) => moveBatch(company, productId, id, { state, reason }))
      }
      onVoid={(body) => change((company) => voidSerial(company, productId, body))}
      onChecks={(allSerialized) =>
        void change((company) => checkSerials(company, productId, { allSerialized }))
      }
      onRetry={() => void loadSerials(productId)}
    />
  );
}
