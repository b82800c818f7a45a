import { billingMessages } from '@hangtag/contract/rules/messages';
import type { AdditionalProductsAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { AdditionalProductsBody } from '@hangtag/contract/wire/billingCalls';
import type { QuantityWork } from '@hangtag/ui/patterns/QuantityForm';
import { proxy, ref, useSnapshot } from 'valtio';
import { updateAdditionalProducts, type BillingCompanyId } from '../api/billing.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { currentCustomer, currentPlans, loadCustomer, renewCustomer } from './billing.ts';
import { showChangedBill, shownFingerprint } from './billPreview.ts';
import { afterBillingChange } from './billingEffects.ts';
import { confirmPayment } from './cardSetup.ts';
import { toasts } from './toasts.ts';
import { onOwnerChange } from './session.ts';

const idle: QuantityWork = { phase: 'idle' };
const state = proxy<{ work: QuantityWork }>({ work: idle });
const show = (work: QuantityWork): void => void (state.work = ref(work));

/** The state of changing the number of products, for a component. */
export const useQuantityWork = (): QuantityWork => useSnapshot(state).work as QuantityWork;

/** The same for code outside components. */
export const currentQuantityWork = (): QuantityWork => state.work as QuantityWork;

/** Resets the state, as when the view opens. */
export const resetQuantity = (): void => show(idle);
onOwnerChange(resetQuantity);

/** Shows a failure in the form, after the specified message (M16). */
function refuse(reason = 'Nothing was changed. Try again.'): false {
  show({ phase: 'failed', sentence: reason });
  return false;
}

/** Sends the order, and again after each answer of the bank (D24). */
async function settle(
  body: AdditionalProductsBody,
  companyId: BillingCompanyId,
): Promise<AdditionalProductsAnswer | string | undefined> {
  for (;;) {
    const answer = await updateAdditionalProducts(body, companyId);
    if (answer.result === 'success') return answer;
    if (answer.result === 'failed' || !answer.intent) return answer.reason;
    const refusal = await confirmPayment(answer.intent.client_secret);
    if (refusal && refusal.kind !== 'done') return refusal.sentence;
  }
}

/**
 * Orders more or fewer additional products [F129-F131] [F184].
 * @param park Products to deactivate with it.
 */
export async function changeQuantity(
  quantity: number,
  park: readonly number[],
  companyId: BillingCompanyId,
): Promise<boolean> {
  const customer = currentCustomer();
  const plans = currentPlans();
  const fingerprint = shownFingerprint();
  if (state.work.phase === 'busy' || !customer?.planName || !plans || !fingerprint) return false;
  show({ phase: 'busy' });
  try {
    const body: AdditionalProductsBody = {
      paymentMethod: customer.paymentMethods.find((card) => card.default)?.id ?? null,
      priceId: plans.additionalProduct.priceId,
      quantity,
      fingerprint,
      subscriptionType: customer.planName,
      currentAdditionalProducts: customer.additionalProducts,
      ...(park.length > 0 && { park: [...park] }),
    };
    const answer = await settle(body, companyId);
    if (typeof answer !== 'object') return refuse(answer);
    await renewCustomer(answer.customer);
    show({ phase: 'confirmed', quantity });
    toasts.success(billingMessages.quantityUpdated);
    afterBillingChange(answer.productsCreated, companyId);
    return true;
  } catch (error) {
    logFailure(error);
    const problem = toProblem(error);
    // Another user changed it meanwhile: the form shows the current number.
    if (problem.status === 409) await loadCustomer(companyId);
    if (problem.code !== 'bill_changed') return refuse(problem.message);
    showChangedBill(problem);
    show({ phase: 'changed', sentence: problem.message });
    return false;
  }
}
