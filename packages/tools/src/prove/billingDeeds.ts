/** What is under way while the server is killed: every call that changes what a company pays, or with which card. */
import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { PlansAnswer } from '@hangtag/contract/wire/plan';
import type { Answer, Client } from '../live/client.ts';

/** One change, whose answer may never come. */
export interface Deed {
  readonly name: string;
  /** Makes it, or makes it again. */
  readonly send: (client: Client, now: CustomerAnswer) => Promise<Answer>;
  readonly isDone: (now: CustomerAnswer) => boolean;
}

async function plansOf(client: Client): Promise<PlansAnswer> {
  return (await client.send('GET', '/api/plans')).body as PlansAnswer;
}

function additionalProducts(quantity: number): Deed {
  return {
    name: `${quantity} additional products`,
    isDone: (now) => now.additionalProducts === quantity,
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

function planChange(name: 'pro' | 'business'): Deed {
  return {
    name: `the plan ${name}`,
    isDone: (now) => now.planName === name,
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

function defaultCard(paymentMethod: string): Deed {
  return {
    name: 'another default card',
    isDone: (now) => now.paymentMethods.some((card) => card.id === paymentMethod && card.default),
    send: (client) => client.send('POST', '/api/setDefaultPayment', { paymentMethod }),
  };
}

function cardRemoved(paymentMethod: string): Deed {
  return {
    name: 'a card less',
    isDone: (now) => now.paymentMethods.every((card) => card.id !== paymentMethod),
    send: (client) => client.send('POST', '/api/removePayment', { paymentMethod }),
  };
}

const cancelled: Deed = {
  name: 'the plan cancelled',
  isDone: (now) => now.cancellationDate !== null,
  send: (client) => client.send('GET', '/api/cancelPlan'),
};

/** The deed of a round; what can be done once alone comes last. */
export function deedOf(round: number, rounds: number, now: CustomerAnswer): Deed {
  const other = now.paymentMethods.find((card) => !card.default);
  if (round === rounds) return cancelled;
  if (round === rounds - 1 && other) return cardRemoved(other.id);
  if (round % 3 === 0 && other) return defaultCard(other.id);
  if (round % 3 === 2) return planChange(now.planName === 'pro' ? 'business' : 'pro');
  return additionalProducts(now.additionalProducts === 9 ? 6 : now.additionalProducts + 1);
}
