/** Every call that changes what a company pays for or with, for tests in which Stripe fails. */
import { requirePayments } from '../stripe/payments.ts';
import { type BillingClient, byScript } from '../../../test/support/billingClient.ts';

const reason =
  'Stripe does not answer. Look at the plan again in a minute: what was started is finished or taken back by then.';

/** One call that changes billing, and its answers with and without Stripe. */
export interface Call {
  readonly name: string;
  /** Sets up what the call needs. */
  readonly before: (fixture: BillingClient) => Promise<Prepared>;
  /** The specified answer while Stripe fails. */
  readonly failed: object;
  readonly done: object;
  /** Charges when it has worked, those before it too. */
  readonly charges: number;
}

/** The call, ready to be made. */
export type Prepared = (fixture: BillingClient) => Promise<Response>;

export const post =
  (path: string, body: object): Prepared =>
  ({ client }) =>
    client.post(path, body);

async function withPlan(fixture: BillingClient): Promise<string> {
  const card = await fixture.card();
  await fixture.subscribe('pro');
  return card;
}

async function quantity(fixture: BillingClient, from: number, to: number): Promise<Prepared> {
  return post('/api/updateAdditionalProducts', {
    priceId: await fixture.price('additional'),
    quantity: to,
    subscriptionType: 'pro',
    currentAdditionalProducts: from,
  });
}

/** Orders a plan. */
export const order = async (
  fixture: BillingClient,
  plan: 'business' | 'pro',
  subscriptionChange: boolean,
) =>
  post('/api/subscribe', {
    priceId: await fixture.price(plan),
    subscriptionType: plan,
    subscriptionChange,
  });

const cancel: Prepared = ({ client }) => client.get('/api/cancelPlan', byScript);

/** An order that could not be paid. */
export const notPaid = {
  status: 'failed',
  message: 'There was an issue with creating a payment',
  reason,
  productsCreated: 0,
};
const notCounted = {
  result: 'failed',
  message: 'There was an issue with update number of products',
  reason,
};
/** A card that could not be changed. */
export const notSaved = { status: 'failed', message: reason };

/** All of them. */
export const calls: readonly Call[] = [
  {
    name: 'subscribe',
    async before(fixture) {
      await fixture.card();
      return order(fixture, 'pro', false);
    },
    failed: { ...notPaid, company: { type: 'free' } },
    done: { status: 'success', productsCreated: 3, company: { type: 'pro' } },
    charges: 1,
  },
  {
    name: 'subscribe, to change',
    async before(fixture) {
      await withPlan(fixture);
      return order(fixture, 'business', true);
    },
    failed: notPaid,
    done: { status: 'success', company: { type: 'business' } },
    charges: 2,
  },
  {
    name: 'updateAdditionalProducts',
    async before(fixture) {
      await withPlan(fixture);
      return quantity(fixture, 0, 2);
    },
    failed: notCounted,
    done: { result: 'success', productsCreated: 2, customer: { additionalProducts: 2 } },
    charges: 2,
  },
  {
    name: 'removeAdditionalProducts',
    async before(fixture) {
      await withPlan(fixture);
      await (
        await quantity(fixture, 0, 2)
      )(fixture);
      return post('/api/removeAdditionalProducts', { subscriptionType: 'pro' });
    },
    failed: notCounted,
    done: { result: 'success', customer: { additionalProducts: 0 } },
    charges: 2,
  },
  {
    name: 'cancelPlan',
    async before(fixture) {
      await withPlan(fixture);
      return cancel;
    },
    failed: {
      result: 'failed',
      cancellationDate: null,
      message: 'A problem occurred when cancelling your account',
      reason,
    },
    done: { result: 'success', message: 'Your plan was successfully cancelled' },
    charges: 1,
  },
  {
    name: 'resumePlan',
    async before(fixture) {
      await withPlan(fixture);
      await cancel(fixture);
      return post('/api/resumePlan', {});
    },
    failed: { result: 'failed', reason },
    done: { result: 'success', customer: { status: 'active', cancellationDate: null } },
    charges: 1,
  },
  {
    name: 'savePayment',
    async before(fixture) {
      await fixture.card();
      const { stripe } = requirePayments(fixture.server.services);
      const { id } = await stripe.paymentMethods.create({
        type: 'card',
        card: { number: '5555555555554444', exp_month: 12, exp_year: 2031, cvc: '123' },
      });
      return post('/api/savePayment', { paymentMethod: id });
    },
    failed: notSaved,
    done: {
      status: 'success',
      paymentMethods: [
        { last4: '4242', default: true },
        { last4: '4444', default: false },
      ],
    },
    charges: 0,
  },
  {
    name: 'setDefaultPayment',
    async before(fixture) {
      await withPlan(fixture);
      const other = await fixture.card('pm_card_mastercard');
      return post('/api/setDefaultPayment', { paymentMethod: other });
    },
    failed: notSaved,
    done: { status: 'success' },
    charges: 1,
  },
  {
    name: 'removePayment',
    async before(fixture) {
      await withPlan(fixture);
      const other = await fixture.card('pm_card_mastercard');
      return post('/api/removePayment/', { paymentMethod: other });
    },
    failed: notSaved,
    done: { status: 'success', paymentMethods: [{ last4: '4242', default: true }] },
    charges: 1,
  },
];
