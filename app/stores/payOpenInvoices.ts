import type { PayBody } from '@hangtag/contract/wire/billingCalls';
import { proxy, useSnapshot } from 'valtio';
import { postOpenPayment, type BillingCompanyId } from '../api/billing.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { loadCustomer, renewCustomer } from './billing.ts';
import { confirmPayment } from './cardSetup.ts';
import { toasts } from './toasts.ts';
import { onOwnerChange, refreshSession } from './session.ts';

interface Paying {
  work: 'idle' | 'busy' | 'waitingForBank';
  /** Why it failed, as a sentence. */
  problem: string | null;
}

const state = proxy<Paying>({ work: 'idle', problem: null });

/** How paying what is open goes, for a component. */
export const usePaying = (): Readonly<Paying> => useSnapshot(state);

/** Begins anew, as when the view opens. */
export const resetPaying = (): void => void (state.problem = null);
onOwnerChange(resetPaying);

/** Pays what is owed, by the amount that was shown; the bank may ask in between. */
export async function payOpenInvoices(body: PayBody, companyId: BillingCompanyId): Promise<void> {
  if (state.work !== 'idle') return;
  state.work = 'busy';
  state.problem = null;
  try {
    state.problem = await settle(body, companyId);
    if (state.problem === null) toasts.success('Paid. Nothing is open any more.');
  } catch (error) {
    logFailure(error);
    state.problem = toProblem(error).message;
    // Something else is owed by now, and shown before it is asked about again.
    await loadCustomer(companyId);
  } finally {
    state.work = 'idle';
    await refreshSession();
  }
}

/** Sends the order, and again each time the bank has had its answer. @returns Why it failed; null when it worked. */
async function settle(body: PayBody, companyId: BillingCompanyId): Promise<string | null> {
  for (;;) {
    state.work = 'busy';
    const answer = await postOpenPayment(body, companyId);
    if (answer.status !== 'requires_action' || !answer.intent) {
      await renewCustomer(answer.customer);
      return answer.status === 'success' ? null : (answer.reason ?? 'Try another card.');
    }
    state.work = 'waitingForBank';
    const refusal = await confirmPayment(answer.intent.client_secret);
    if (refusal && refusal.kind !== 'done') return refusal.sentence;
  }
}
