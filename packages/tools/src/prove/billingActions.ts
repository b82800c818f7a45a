/** The changes during which the server is killed: every call that changes what a company pays. */
import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { PlansAnswer } from '@hangtag/contract/wire/plan';
import type { Answer, Client } from '../live/client.ts';

/** A client signed in for one company. */
export type BillingClient = Pick<Client, 'send' | 'submit'>;

/** One change, whose answer may never arrive. */
export interface BillingAction {
  /** Makes it, or makes it again. */
  readonly send: (client: BillingClient, now: CustomerAnswer) => Promise<Answer>;
  readonly isDone: (now: CustomerAnswer, before: CustomerAnswer) => boolean;
  /** How many more bills and cards there may be afterwards. */
  readonly most: { readonly bills: number; readonly cards: number };
}

const oneBill = { bills: 1, cards: 0 } as const;

/** The plans as the client sees them. */
export async function plansOf(client: BillingClient): Promise<PlansAnswer> {
  return (await client.send('GET', '/api/plans')).body as PlansAnswer;
}

/** Orders this many additional products. */
export function changeAdditionalProducts(quantity: number): BillingAction {
  return {
    most: oneBill,
    isDone: (now, before) =>
      now.additionalProducts === quantity &&
      now.activeProducts >= before.activeProducts + quantity - before.additionalProducts,
    async send(client, now) {
      const { priceId } = (await plansOf(client)).additionalProduct;
      return client.send('POST', '/api/updateAdditionalProducts', {
        priceId,
        quantity,
        subscriptionType: now.planName,
        currentAdditionalProducts: now.additionalProducts,
      });
    },
  };
}

/** Changes the plan. */
export function changePlan(name: 'pro' | 'business'): BillingAction {
  return {
    most: oneBill,
    isDone: (now) => now.planName === name && now.activeProducts >= now.productNumber,
    async send(client) {
      const plan = (await plansOf(client)).plans.find((each) => each.name === name);
      return client.send('POST', '/api/subscribe', {
        priceId: plan?.priceId,
        subscriptionType: name,
        subscriptionChange: true,
      });
    },
  };
}

/**
 * The first plan of a company without a Stripe customer: one call creates its customer, its first card, its
 * subscription
 * and the placeholders of its products.
 */
export function subscribeToPlan({ plans }: PlansAnswer, name: 'basic' | 'pro'): BillingAction {
  const plan = plans.find((each) => each.name === name);
  if (!plan) throw new Error(`There is no plan ${name}.`);
  return {
    most: { bills: 1, cards: 1 },
    isDone: (now) =>
      now.planName === name &&
      now.billingHistory.length === 1 &&
      now.paymentMethods.length === 1 &&
      now.activeProducts >= plan.productNumber,
    send: (client) =>
      client.send('POST', '/api/subscribe', {
        paymentMethod: 'pm_card_visa',
        priceId: plan.priceId,
        subscriptionType: name,
        subscriptionChange: false,
      }),
  };
}

/** Cancels the plan at the end of the paid period. */
export const cancelPlan: BillingAction = {
  most: { bills: 0, cards: 0 },
  isDone: (now) => now.cancellationDate !== null,
  send: (client) => client.send('GET', '/api/cancelPlan'),
};

/** Resumes the plan. */
export const resumePlan: BillingAction = {
  most: { bills: 0, cards: 0 },
  isDone: (now) => now.cancellationDate === null,
  send: (client) => client.send('POST', '/api/resumePlan'),
};
