import { beforeEach, describe, expect, it } from 'vitest';
import type {
  CustomerAnswer,
  IntentAnswer,
  PaymentMethodsAnswer,
} from '@hangtag/contract/wire/billingAnswers';
import { moveClock } from '../sync/clock.ts';
import {
  type BillingClient,
  billingClient,
  byScript,
} from '../../../test/support/billingClient.ts';
import { makeCompany, makeUser } from '../../../test/support/users.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
});

const change = (call: string, paymentMethod: string) =>
  fixture.post<PaymentMethodsAnswer>(`/api/${call}`, { paymentMethod });

const defaults = ({ paymentMethods }: Pick<CustomerAnswer, 'paymentMethods'>) =>
  paymentMethods.filter((each) => each.default).map(({ id }) => id);

it('an intent sets up one card, and is not stored [F255] [D25] [F137] [F138]', async () => {
  const answer = await fixture.client.get('/api/intent', byScript);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await answer.json()) as IntentAnswer).toEqual({
    status: 'success',
    intent: {
      id: expect.stringMatching(/^seti_/),
      client_secret: expect.stringMatching(/^seti_\w+_secret_/),
      status: 'requires_payment_method',
    },
  });
});

describe('a saved card', () => {
  it('has both spellings on the wire, and the first is the default [F112] [F171] [F256] [F257] [D26] [M13]', async () => {
    const answer = await change('savePayment', 'pm_card_visa');
    const card = {
      id: expect.stringMatching(/^pm_/),
      default: true,
      brand: 'visa',
      last4: '4242',
      last_four: '4242',
      exp_month: expect.any(Number),
      exp_year: expect.any(Number),
    };
    expect(answer).toEqual({
      status: 'success',
      message: 'A payment method was successfully added',
      paymentMethods: [card],
    });
    const usual = await (await fixture.client.get('/api/defaultPayment')).json();
    expect(usual).toEqual({ status: 'success', paymentMethod: card });
  });

  it('can be followed by others, any of which can be the default [F113] [F114] [F258]', async () => {
    const visa = await fixture.card();
    const mastercard = await fixture.card('pm_card_mastercard');
    expect(defaults(await fixture.customer())).toEqual([visa]);
    const answer = await change('setDefaultPayment', mastercard);
    expect(answer.status).toBe('success');
    expect(defaults(answer)).toEqual([mastercard]);
  });

  it('can be removed by both addresses, except the default one of a plan [F115] [F121] [D27]', async () => {
    const visa = await fixture.card();
    const others = [await fixture.card('pm_card_mastercard'), await fixture.card('pm_card_amex')];
    await fixture.subscribe('basic');
    const refused = await change('removePayment/', visa);
    expect(refused).toMatchObject({ status: 'failed', message: expect.stringMatching(/default/) });
    expect(refused.paymentMethods).toHaveLength(3);
    expect((await change('removePayment/', others[0] ?? '')).paymentMethods).toHaveLength(2);
    expect((await change('removePayment', others[1] ?? '')).paymentMethods).toHaveLength(1);
  });

  it('can be removed as the default where there is no plan', async () => {
    const visa = await fixture.card();
    expect(await change('removePayment/', visa)).toEqual({ status: 'success', paymentMethods: [] });
  });

  it('is not saved when it is declined', async () => {
    expect(await change('savePayment', 'pm_card_chargeDeclined')).toEqual({
      status: 'failed',
      message: expect.stringMatching(/declined/),
      paymentMethods: [],
    });
  });
});

it('another company’s card is unknown to every call', async () => {
  const visa = await fixture.card();
  const { server } = fixture;
  const other = await makeCompany(server.db);
  const stranger = await server.as(await makeUser(server.db, other, { role: 'Admin' }));
  for (const call of ['savePayment', 'setDefaultPayment', 'removePayment/']) {
    for (const paymentMethod of [visa, 'pm_nothing']) {
      const answer = await stranger.post(`/api/${call}`, { paymentMethod });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        {
          status: 'failed',
          message: 'This card is not one of this company’s. Add it first.',
          paymentMethods: [],
        },
      ]);
    }
  }
  expect(defaults(await fixture.customer())).toEqual([visa]);
});

it('a card that replaces a declined one pays the open invoice at once [D12]', async () => {
  await fixture.card();
  await fixture.subscribe('pro');
  const bad = await fixture.card('pm_card_chargeCustomerFail');
  await change('setDefaultPayment', bad);
  const { services } = fixture.server;
  await moveClock(services, fixture.companyId, new Date('2026-12-21T14:00:00Z'));
  await fixture.wait(31);
  const late = await fixture.customer();
  expect(late).toMatchObject({ status: 'past_due', planName: 'pro' });
  expect(late.billingHistory[0]).toMatchObject({ status: 'open', amount: 99 });
  const good = await fixture.card('pm_card_mastercard');
  const paid = await fixture.customer();
  expect(paid).toMatchObject({ status: 'active', planName: 'pro' });
  expect(paid.billingHistory[0]).toMatchObject({ status: 'paid', amount: 99 });
  expect(defaults(paid)).toEqual([good]);
});
