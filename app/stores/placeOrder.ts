import { billingMessages } from '@hangtag/contract/rules/messages';
import type { SubscribeAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { SubscribeBody } from '@hangtag/contract/wire/billingCalls';
import type { Plan } from '@hangtag/contract/wire/plan';
import type { PaymentChoice, SubscribeProgress } from '@hangtag/ui/patterns/SubscribeForm';
import { proxy, ref, useSnapshot } from 'valtio';
import { subscribe, type BillingCompanyId } from '../api/billing.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { renewCustomer } from './billing.ts';
import { showChangedBill, shownFingerprint } from './billPreview.ts';
import { saveCard } from './billingCards.ts';
import { afterBillingChange, applySubscription } from './billingEffects.ts';
import { confirmPayment } from './cardSetup.ts';
import { toasts } from './toasts.ts';
import { onOwnerChange } from './session.ts';

const asking: SubscribeProgress = { phase: 'asking' };
const state = proxy<{ progress: SubscribeProgress }>({ progress: asking });
const show = (progress: SubscribeProgress): void => void (state.progress = ref(progress));

/** The progress of subscribing or changing the plan, for a component. */
export const useSubscribing = (): SubscribeProgress =>
  useSnapshot(state).progress as SubscribeProgress;

/** Whether an order is running, which must not be sent again. */
const isUnderWay = () => !['asking', 'declined', 'failed'].includes(state.progress.phase);

/** Resets the progress, as when another plan is chosen; a running order continues. */
export function resetSubscribing(): void {
  if (!isUnderWay() || state.progress.phase === 'confirmed') show(asking);
}
onOwnerChange(() => show(asking));

/** An order. */
export interface Order {
  readonly plan: Plan;
  readonly priceId: string;
  readonly payment: PaymentChoice;
  readonly isChange: boolean;
  readonly discountCode: string | null;
  /** After a change of plan: the number beyond the included products [F145] [F147]. */
  readonly additionalProducts?: number | undefined;
  /** Products to deactivate instead. */
  readonly park?: readonly number[] | undefined;
}

const bodyOf = (order: Order, paymentMethod: string, fingerprint: string): SubscribeBody => ({
  fingerprint,
  paymentMethod,
  priceId: order.priceId,
  subscriptionType: order.plan.name,
  subscriptionChange: order.isChange,
  discountCode: order.discountCode,
  ...(order.additionalProducts !== undefined && { additionalProducts: order.additionalProducts }),
  ...(order.park && order.park.length > 0 && { park: [...order.park] }),
});

/** The card that pays: a saved one, or a new one after setup and saving [F138]; null after a failure. */
async function cardOf(payment: PaymentChoice, companyId: BillingCompanyId): Promise<string | null> {
  if (payment.kind === 'saved') return payment.paymentMethod;
  show({ phase: 'confirmingCard' });
  const outcome = await saveCard(payment.name, companyId);
  if (outcome.kind === 'saved') {
    toasts.success(billingMessages.paymentMethodCreated);
    return outcome.paymentMethod;
  }
  show({ phase: outcome.kind, sentence: outcome.sentence });
  return null;
}

/** Sends the order, and again after each answer of the bank (D24); null when rejected. */
async function settle(
  body: SubscribeBody,
  companyId: BillingCompanyId,
): Promise<SubscribeAnswer | null> {
  for (;;) {
    show({ phase: 'subscribing' });
    const answer = await subscribe(body, companyId);
    if (answer.status === 'success') return answer;
    if (answer.status === 'failed' || !answer.intent) {
      show({ phase: 'failed', sentence: answer.reason });
      return null;
    }
    show({ phase: 'waitingForBank' });
    const refusal = await confirmPayment(answer.intent.client_secret);
    if (refusal && refusal.kind !== 'done') {
      show({ phase: refusal.kind, sentence: refusal.sentence });
      return null;
    }
  }
}

/** Subscribes or changes the plan: the card, the order, and the new limits [F137-F143]. */
export async function placeOrder(order: Order, companyId: BillingCompanyId): Promise<boolean> {
  const fingerprint = shownFingerprint();
  // Only a bill that was seen is ordered by.
  if (isUnderWay() || fingerprint === undefined) return false;
  try {
    const paymentMethod = await cardOf(order.payment, companyId);
    if (paymentMethod === null) return false;
    const answer = await settle(bodyOf(order, paymentMethod, fingerprint), companyId);
    if (answer === null) return false;
    show({ phase: 'refreshing' });
    await renewCustomer(answer.customer);
    applySubscription(answer, companyId);
    afterBillingChange(answer.productsCreated, companyId);
    toasts.success(billingMessages.subscribed(order.plan.title));
    show({ phase: 'confirmed' });
    return true;
  } catch (error) {
    logFailure(error);
    const problem = toProblem(error);
    showChangedBill(problem);
    show({ phase: 'failed', sentence: problem.message });
    return false;
  }
}
