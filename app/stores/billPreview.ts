import type { BillPreviewAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { BillPreviewBody } from '@hangtag/contract/wire/billingCalls';
import type { BillContent } from '@hangtag/ui/patterns/BillPreview';
import { proxy, ref, useSnapshot } from 'valtio';
import { previewBill, type BillingCompanyId } from '../api/billing.ts';
import type { Problem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

const state = proxy<{ bill: Remote<BillPreviewAnswer> }>({ bill: idle });
const bill = createLoader<BillPreviewAnswer>({
  get: () => state.bill as Remote<BillPreviewAnswer>,
  set: (next) => (state.bill = ref(next)),
});
let timer: ReturnType<typeof setTimeout> | undefined;

/** Clears the bill, as when another change is prepared. */
export function clearBillPreview(): void {
  clearTimeout(timer);
  bill.forget();
}
onOwnerChange(clearBillPreview);

/** Loads the bill of a change before it is made. */
export const loadBillPreview = (
  body: BillPreviewBody,
  companyId: BillingCompanyId,
): Promise<void> => {
  clearTimeout(timer);
  return bill.load(() => previewBill(body, companyId));
};

/** Of the bill that is shown; undefined while none is. */
export const shownFingerprint = (): string | undefined =>
  shown(state.bill as Remote<BillPreviewAnswer>)?.fingerprint;

/** Shows the bill that a refused order came back with, to be confirmed anew. */
export function showChangedBill({ code, bill: changed }: Problem): void {
  if (code !== 'bill_changed' || changed === undefined) return;
  state.bill = ref({ phase: 'ready', data: changed as BillPreviewAnswer });
}

/** Loads the bill after a pause in typing; marks the current figures as outdated immediately. */
export function loadBillPreviewSoon(body: BillPreviewBody, companyId: BillingCompanyId): void {
  clearTimeout(timer);
  const last = shown(state.bill as Remote<BillPreviewAnswer>);
  state.bill = ref({ phase: 'loading', last });
  timer = setTimeout(() => void loadBillPreview(body, companyId), 250);
}

/** The bill with the request it belongs to, for a component. */
export function useBill(): {
  readonly content: BillContent;
  readonly answer: BillPreviewAnswer | undefined;
} {
  const remote = useSnapshot(state).bill as Remote<BillPreviewAnswer>;
  const answer = shown(remote);
  return { content: contentOf(remote), answer };
}

function contentOf(remote: Remote<BillPreviewAnswer>): BillContent {
  if (remote.phase === 'failed') return { phase: 'failed', sentence: remote.problem.message };
  if (remote.phase === 'ready') return { phase: 'ready', bill: remote.data };
  const last = shown(remote);
  return last ? { phase: 'ready', bill: last, isStale: true } : { phase: 'loading' };
}
