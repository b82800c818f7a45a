import { proxy, useSnapshot } from 'valtio';
import { cancelPlan, resumePlan, type BillingCompanyId } from '../api/billing.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { loadCustomer, renewCustomer } from './billing.ts';
import { onOwnerChange, refreshSession } from './session.ts';

interface Ending {
  cancelling: 'idle' | 'busy' | 'failed' | 'done';
  /** Why cancelling failed. */
  problem: string | null;
  isResuming: boolean;
  /** Why resuming failed. */
  resumeProblem: string | null;
}

const start: Ending = { cancelling: 'idle', problem: null, isResuming: false, resumeProblem: null };
const state = proxy<Ending>({ ...start });

/** The state of cancelling and resuming, for a component. */
export const useEndingPlan = (): Readonly<Ending> => useSnapshot(state);

/** Resets the state, as when a view opens. */
export const resetEndingPlan = (): void => void Object.assign(state, start);
onOwnerChange(resetEndingPlan);

/** Cancels the plan at the end of the paid period [F135] [F136] (M17, M18). */
export async function cancelThePlan(companyId: BillingCompanyId): Promise<void> {
  if (state.cancelling === 'busy') return;
  state.cancelling = 'busy';
  state.problem = null;
  try {
    const { result, reason = null } = await cancelPlan(companyId);
    state.cancelling = result === 'success' ? 'done' : 'failed';
    state.problem = reason;
  } catch (error) {
    logFailure(error);
    state.cancelling = 'failed';
    state.problem = toProblem(error).message;
  }
  await loadCustomer(companyId);
  await refreshSession();
}

/** Resumes a cancelled plan, where the server supports it (X1). */
export async function resumeThePlan(companyId: BillingCompanyId): Promise<void> {
  if (state.isResuming) return;
  state.isResuming = true;
  state.resumeProblem = null;
  try {
    const { result, customer, reason } = await resumePlan(companyId);
    if (result === 'success') await renewCustomer(customer);
    else state.resumeProblem = reason ?? 'Nothing was changed. Try again.';
    await refreshSession();
  } catch (error) {
    logFailure(error);
    state.resumeProblem = toProblem(error).message;
  } finally {
    state.isResuming = false;
  }
}
