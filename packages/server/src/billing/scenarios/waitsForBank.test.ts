/** An order that the bank asks about is taken up again by the bill that it was confirmed by, and by no other. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscribeAnswer } from '@hangtag/contract/wire/billingAnswers';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';
import { expectNewBill, order } from '../../../test/support/billingScenario.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
  await fixture.card();
});

const previewPlan = (plan: 'pro' | 'business') =>
  fixture.preview({ kind: 'plan', subscriptionType: plan });

describe('an order that waits for the bank', () => {
  const careful = 'pm_card_authenticationRequired';

  /** Sends an order, to which the bank answers with its question. @returns The client secret. */
  async function orderAsking(path: string, body: object): Promise<string> {
    const { status, result, intent } = await order<SubscribeAnswer & { readonly result?: string }>(
      fixture,
      path,
      body,
    );
    expect(result ?? status).toBe('requires_action');
    return intent?.client_secret ?? '';
  }

  it('is taken up again as long as its bill is the one that is confirmed', async () => {
    await fixture.subscribe('pro');
    const card = await fixture.card(careful);
    await fixture.wait(10);
    const body = {
      priceId: await fixture.price('business'),
      subscriptionType: 'business',
      subscriptionChange: true,
      paymentMethod: card,
    };
    const seen = await previewPlan('business');
    const send = (fingerprint: string) => orderAsking('/api/subscribe', { ...body, fingerprint });
    const first = await send(seen.fingerprint);
    expect(await send(seen.fingerprint)).toBe(first);

    await fixture.wait(1 / 24);
    const now = await previewPlan('business');
    expect(now.dueToday).not.toBe(seen.dueToday);
    const next = await send(now.fingerprint);
    expect(next).not.toBe(first);
    await fixture.confirm(next, true);
    const done = await order<SubscribeAnswer>(fixture, '/api/subscribe', {
      ...body,
      fingerprint: now.fingerprint,
    });
    expect(done).toMatchObject({ status: 'success', customer: { planName: 'business' } });
    const [paid] = (await fixture.customer()).billingHistory;
    expect(paid).toMatchObject({ status: 'paid', amount: now.dueToday });
  });

  it('is not given up by another order that is refused', async () => {
    await fixture.subscribe('basic');
    const card = await fixture.card(careful);
    const { fingerprint } = await previewPlan('business');
    const priceId = await fixture.price('business');
    const body = { priceId, subscriptionType: 'business', subscriptionChange: true };
    const secret = await orderAsking('/api/subscribe', {
      ...body,
      paymentMethod: card,
      fingerprint,
    });
    await expectNewBill(
      await fixture.client.post('/api/subscribe', {
        priceId: await fixture.price('pro'),
        subscriptionType: 'pro',
        subscriptionChange: true,
        fingerprint,
      }),
    );
    await fixture.confirm(secret, true);
    expect((await fixture.subscribe('business', { subscriptionChange: true })).status).toBe(
      'success',
    );
    expect((await fixture.customer()).planName).toBe('business');
  });

  it('that begins a plan is taken up again only by the bill that it was made by', async () => {
    const card = await fixture.card(careful);
    const seen = await previewPlan('pro');
    const body = {
      priceId: await fixture.price('pro'),
      subscriptionType: 'pro',
      paymentMethod: card,
    };
    const send = (fingerprint: string) => orderAsking('/api/subscribe', { ...body, fingerprint });
    const first = await send(seen.fingerprint);
    expect(await send(seen.fingerprint)).toBe(first);
    await expectNewBill(
      await fixture.client.post('/api/subscribe', { ...body, fingerprint: '0'.repeat(64) }),
    );
    await fixture.confirm(first, true);
    expect((await fixture.subscribe('pro', { paymentMethod: card })).status).toBe('success');
  });
});
