import { billingMessages } from '@hangtag/contract/rules/messages';
import type { CardProblem, CardWork } from '@hangtag/ui/patterns/PaymentMethodList';
import { proxy, ref, useSnapshot } from 'valtio';
import {
  removePayment,
  savePayment,
  setDefaultPayment,
  type BillingCompanyId,
} from '../api/billing.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { currentCustomer, loadCustomer, renewCustomer } from './billing.ts';
import { confirmCard, confirmPayment, mayTryAgain, prepareCard, showCard } from './cardSetup.ts';
import { toasts } from './toasts.ts';
import { onOwnerChange, refreshSession } from './session.ts';

const state = proxy<{ work: CardWork | null; problem: CardProblem | null }>({
  work: null,
  problem: null,
});

/** Clears the last failure of a card. */
export const resetCards = (): void => void (state.problem = null);
onOwnerChange(resetCards);

/** The running action on a card and the last failure, for a component. */
export const useCardWork = () => {
  const { work, problem } = useSnapshot(state);
  return { work: work as CardWork | null, problem: problem as CardProblem | null };
};

/** What a card that becomes the default pays: the amount that billing shows above the cards. */
const shownAsOpen = () => currentCustomer()?.openPayment?.amount;

/** Why the card that is the default now did not pay what is open. */
const unpaidWords = (reason: string) => `What is open is not paid. ${reason}`;

const verbs = { makeDefault: setDefaultPayment, delete: removePayment } as const;

/** A new default card is charged immediately for an unpaid invoice, so the plan's state is loaded again. */
const readAgain = async (companyId: BillingCompanyId) => {
  if (!currentCustomer()?.openPayment) return;
  await loadCustomer(companyId);
  await refreshSession();
};

/** Makes a card the default, or deletes it; the list changes only after a success [F114] [F115] [F258]. */
export async function changeCard(
  verb: CardWork['verb'],
  id: string,
  companyId: BillingCompanyId,
): Promise<void> {
  if (state.work) return;
  state.work = { id, verb };
  state.problem = null;
  try {
    const answer = await verbs[verb](id, companyId, shownAsOpen());
    const { status, paymentMethods, message, intent, declined } = answer;
    if (status === 'success') {
      await renewCustomer({ paymentMethods });
      if (intent) await confirmPayment(intent.client_secret);
      await readAgain(companyId);
      if (declined) state.problem = ref({ id, sentence: unpaidWords(declined) });
    } else {
      state.problem = ref({ id, sentence: message ?? 'It did not work. Try again.' });
    }
  } catch (error) {
    logFailure(error);
    state.problem = ref({ id, sentence: toProblem(error).message });
  } finally {
    state.work = null;
  }
}

/** Saves the confirmed card. @returns Whether it succeeded [F256]. */
export async function saveCard(
  name: string,
  companyId: BillingCompanyId,
  pays?: number,
): Promise<
  | {
      readonly kind: 'saved';
      readonly paymentMethod: string;
      readonly secret?: string;
      /** Why it did not pay what is open. */
      readonly declined?: string;
    }
  | { readonly kind: 'declined' | 'failed'; readonly sentence: string }
> {
  try {
    const outcome = await confirmCard(name);
    if (outcome.kind !== 'done') return outcome;
    const answer = await savePayment(outcome.paymentMethod, companyId, pays);
    const { status, paymentMethods, message, intent, declined } = answer;
    if (status === 'failed') return { kind: 'failed', sentence: message ?? 'It was not saved.' };
    await renewCustomer({ paymentMethods });
    return {
      kind: 'saved',
      paymentMethod: outcome.paymentMethod,
      ...(intent && { secret: intent.client_secret }),
      ...(declined !== undefined && { declined }),
    };
  } catch (error) {
    logFailure(error);
    return { kind: 'failed', sentence: toProblem(error).message };
  }
}

/** Adds the card entered in billing (M13); with an unpaid invoice it is charged. */
export async function addCard(name: string, companyId: BillingCompanyId): Promise<boolean> {
  showCard({ phase: 'saving' });
  const outcome = await saveCard(name, companyId, shownAsOpen());
  if (outcome.kind === 'saved') {
    if (outcome.secret) await confirmPayment(outcome.secret);
    await readAgain(companyId);
    toasts.success(billingMessages.paymentMethodAdded);
    if (outcome.declined) toasts.error(unpaidWords(outcome.declined));
    return true;
  }
  if (outcome.kind === 'declined') showCard({ phase: 'declined', sentence: outcome.sentence });
  else {
    toasts.error(`${billingMessages.paymentFailed}. ${outcome.sentence}`);
    if (mayTryAgain()) showCard({ phase: 'ready' });
    else void prepareCard(companyId);
  }
  return false;
}
