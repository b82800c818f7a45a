import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscribeAnswer } from '@hangtag/contract/wire/billingAnswers';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';
import { requirePayments } from '../stripe/payments.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
  await fixture.card();
});

const change = { subscriptionChange: true };

describe('another plan', () => {
  it('waits for the bank when it asks, and is made once the payer confirms', async () => {
    await fixture.subscribe('basic');
    const careful = await fixture.card('pm_card_authenticationRequired');
    const asked = await fixture.subscribe('pro', { ...change, paymentMethod: careful });
    expect(asked).toMatchObject({ status: 'requires_action', customer: { planName: 'basic' } });
    await fixture.confirm(asked.intent?.client_secret ?? '', true);
    const body = {
      priceId: await fixture.price('pro'),
      subscriptionType: 'pro',
      paymentMethod: careful,
      ...change,
    };
    const headers = { 'idempotency-key': 'again' };
    const done = await fixture.client.post('/api/subscribe', body, { headers });
    expect((await done.json()) as SubscribeAnswer).toMatchObject({
      status: 'success',
      customer: { planName: 'pro', status: 'active' },
      productsCreated: 2,
    });
  });

  it('is refused when the one that waits for the bank is confirmed at this moment', async () => {
    await fixture.subscribe('basic');
    const careful = await fixture.card('pm_card_authenticationRequired');
    const asked = await fixture.subscribe('pro', { ...change, paymentMethod: careful });
    const { invoices } = requirePayments(fixture.server.services).stripe;
    const voidInvoice = invoices.voidInvoice.bind(invoices);
    const voiding = vi.spyOn(invoices, 'voidInvoice').mockImplementationOnce(async (id) => {
      await fixture.confirm(asked.intent?.client_secret ?? '', true);
      return voidInvoice(id);
    });
    const body = {
      priceId: await fixture.price('business'),
      subscriptionType: 'business',
      paymentMethod: careful,
      ...change,
    };
    const answer = await fixture.client.post('/api/subscribe', body);
    expect(voiding).toHaveBeenCalledOnce();
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { message: 'The plan was changed meanwhile. Look at it again first.', code: 'stale_write' },
    ]);
    expect(await fixture.customer()).toMatchObject({ planName: 'pro', status: 'active' });
  });
});
