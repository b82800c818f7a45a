/** Cards as specified (D25-D27): the exact sentences, and both names of what has two. */
import { expect } from 'vitest';
import type { PaymentMethodsAnswer } from '@hangtag/contract/wire/billingAnswers';
import { byScript } from '../support/billingClient.ts';
import type { ExchangeCase } from './exchange.ts';
import { declined, billingAdmin, save, subscriber, visa } from './billing.ts';

/** Cards, and the permission to add one. */
export const cards: readonly ExchangeCase[] = [
  {
    name: 'an intent is a secret and its state',
    send: async (fixture) => (await billingAdmin(fixture)).get('/api/intent', byScript),
    status: 200,
    body: {
      status: 'success',
      intent: {
        id: expect.stringMatching(/^seti_/) as unknown,
        client_secret: expect.stringMatching(/^seti_\w+_secret_/) as unknown,
        status: 'requires_payment_method',
      },
    },
    headers: { 'cache-control': 'no-store' },
  },
  {
    name: 'an intent that no script of ours asks for is refused',
    send: async (fixture) => (await billingAdmin(fixture)).get('/api/intent'),
    status: 419,
    body: { message: 'CSRF token mismatch.' },
  },
  {
    name: 'a card is added [M13]',
    send: async (fixture) => save(await billingAdmin(fixture)),
    status: 200,
    body: {
      status: 'success',
      message: 'A payment method was successfully added',
      paymentMethods: [visa],
    },
  },
  {
    name: 'a card that is declined stays away, with 200',
    send: async (fixture) => save(await billingAdmin(fixture), 'pm_card_chargeDeclined'),
    status: 200,
    body: { status: 'failed', message: declined, paymentMethods: [] },
  },
  {
    name: 'there is no default card yet',
    send: async (fixture) => (await billingAdmin(fixture)).get('/api/defaultPayment'),
    status: 200,
    body: { status: 'success', paymentMethod: null },
  },
  {
    name: 'the first card is the default one',
    async send(fixture) {
      const client = await billingAdmin(fixture);
      await save(client);
      return client.get('/api/defaultPayment');
    },
    status: 200,
    body: { status: 'success', paymentMethod: visa },
  },
  {
    name: 'the default card of a plan stays, with 200, and the list as it is',
    async send(fixture) {
      const client = await subscriber(fixture);
      const saved = (await (await save(client, 'pm_card_amex')).json()) as PaymentMethodsAnswer;
      const [first] = saved.paymentMethods;
      return client.post('/api/removePayment/', { paymentMethod: first?.id });
    },
    status: 200,
    body: {
      status: 'failed',
      message:
        'The default card can’t be deleted while a plan is active. Make another one the default first.',
      paymentMethods: [
        visa,
        { ...visa, default: false, brand: 'amex', last4: '0005', last_four: '0005' },
      ],
    },
  },
];
