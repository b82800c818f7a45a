import type { CustomerAnswer, LimitedCustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { PlansAnswer } from '@hangtag/contract/wire/plan';
import { proxy, ref, useSnapshot } from 'valtio';
import { readCustomer, readPlans, type BillingCompanyId } from '../api/billing.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

type Answer = CustomerAnswer | LimitedCustomerAnswer;

const state = proxy<{
  companyId: BillingCompanyId;
  customer: Remote<Answer>;
  plans: Remote<PlansAnswer>;
}>({
  companyId: undefined,
  customer: idle,
  plans: idle,
});
const customer = createLoader<Answer>({
  get: () => state.customer as Remote<Answer>,
  set: (next) => (state.customer = ref(next)),
});
const plans = createLoader<PlansAnswer>({
  get: () => state.plans as Remote<PlansAnswer>,
  set: (next) => (state.plans = ref(next)),
});

onOwnerChange(() => {
  customer.forget();
  plans.forget();
});

/** Whether the answer contains amounts; a User's does not (D15). */
const isWhole = (answer: Answer): answer is CustomerAnswer => 'paymentMethods' in answer;

/** The loaded data if it is of one kind; the other kind counts as not loaded. */
function only<T extends Answer>(
  remote: Remote<Answer>,
  isKind: (answer: Answer) => answer is T,
): Remote<T> {
  if (remote.phase === 'idle') return remote;
  if (remote.phase === 'ready')
    return isKind(remote.data) ? { phase: 'ready', data: remote.data } : { phase: 'loading' };
  const { last, ...rest } = remote;
  return last && isKind(last) ? { ...rest, last } : rest;
}

/** A company's billing, for a component; another company's is not shown. */
export function useCustomer(companyId: BillingCompanyId): Remote<CustomerAnswer> {
  const { companyId: now, customer: remote } = useSnapshot(state);
  return now === companyId ? only(remote as Remote<Answer>, isWhole) : idle;
}

/** The plan without amounts, for a component. */
export function useLimitedCustomer(): Remote<LimitedCustomerAnswer> {
  const { customer: remote } = useSnapshot(state);
  return only(remote as Remote<Answer>, (answer): answer is LimitedCustomerAnswer => !!answer);
}

/** The available plans, for a component. */
export const usePlans = (): Remote<PlansAnswer> => useSnapshot(state).plans as Remote<PlansAnswer>;

/** The company's billing as currently loaded; undefined before. */
export function currentCustomer(): CustomerAnswer | undefined {
  const answer = shown(state.customer as Remote<Answer>);
  return answer && isWhole(answer) ? answer : undefined;
}

/** The plans as currently loaded. */
export const currentPlans = (): PlansAnswer | undefined =>
  shown(state.plans as Remote<PlansAnswer>);

/** Loads a company's billing [F120]. */
export function loadCustomer(companyId: BillingCompanyId): Promise<void> {
  const isSame = state.companyId === companyId;
  state.companyId = companyId;
  return customer.load(() => readCustomer(companyId), isSame ? 'keeps' : 'drops');
}

/** Applies the answer of a billing call. */
export const renewCustomer = (changes: Partial<CustomerAnswer>): Promise<void> => {
  const now = currentCustomer();
  return customer.load(() =>
    now ? Promise.resolve({ ...now, ...changes }) : readCustomer(state.companyId),
  );
};

/** Loads the available plans. */
export const loadPlans = (): Promise<void> => plans.load(readPlans);
