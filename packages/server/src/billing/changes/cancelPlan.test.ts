import { requirePayments } from '../stripe/payments.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type BillingClient,
  billingClient,
  byScript,
} from '../../../test/support/billingClient.ts';

let fixture: BillingClient;

const cancel = () => fixture.client.get('/api/cancelPlan', byScript);

describe('cancelling', () => {
  beforeEach(async () => {
    fixture = await billingClient();
    await fixture.card();
    await fixture.subscribe('pro');
  });

  it('keeps the plan until its renewal date, and a repetition changes nothing [F157] [D30] [M17]', async () => {
    const { renewalDate } = await fixture.customer();
    const said = {
      result: 'success',
      cancellationDate: renewalDate,
      message: 'Your plan was successfully cancelled',
    };
    const first = await cancel();
    expect(await first.json()).toEqual(said);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(await (await cancel()).json()).toEqual(said);
    expect(await fixture.customer()).toMatchObject({
      status: 'cancelled',
      renewalDate: null,
      cancellationDate: renewalDate,
      planName: 'pro',
    });
  });

  it('gives up a change that waits for the bank, which then cannot be confirmed any more', async () => {
    const careful = await fixture.card('pm_card_authenticationRequired');
    const change = { subscriptionChange: true, paymentMethod: careful };
    const asked = await fixture.subscribe('business', change);
    expect(asked.status).toBe('requires_action');
    await cancel();
    await fixture.confirm(asked.intent?.client_secret ?? '', true).catch(() => undefined);
    expect(await fixture.customer()).toMatchObject({ status: 'cancelled', planName: 'pro' });
  });

  it.each([
    ['an image', {}],
    ['a prefetch', { headers: { purpose: 'prefetch' } }],
    ['a script without the token', { headers: { ...byScript.headers, 'x-xsrf-token': 'wrong' } }],
    ['another site', { headers: { ...byScript.headers, 'sec-fetch-site': 'cross-site' } }],
  ])('by %s is refused, and so is asking for an intent [X5]', async (_, extras) => {
    for (const path of ['/api/cancelPlan', '/api/intent']) {
      for (const method of ['GET', 'HEAD']) {
        expect((await fixture.client.send(method, path, undefined, extras)).status).toBe(419);
      }
    }
    expect((await fixture.customer()).status).toBe('active');
  });

  it('can’t be taken back by default [X1]', async () => {
    await cancel();
    expect((await fixture.customer()).features).toEqual({ resumePlan: false });
    expect((await fixture.client.post('/api/resumePlan', {})).status).toBe(403);
    expect((await fixture.customer()).status).toBe('cancelled');
  });

  it('without a plan fails in the specified words [M18]', async () => {
    const none = await billingClient();
    const answer = await none.client.get('/api/cancelPlan', byScript);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        result: 'failed',
        cancellationDate: null,
        message: 'A problem occurred when cancelling your account',
        reason: 'There is no plan.',
      },
    ]);
  });
});

it('resumes a cancelled plan where the setting allows it, and previews the renewal [X1]', async () => {
  fixture = await billingClient([{ resumePlan: true }]);
  await fixture.card();
  await fixture.subscribe('pro');
  const { renewalDate } = await fixture.customer();
  await cancel();
  expect(await fixture.preview({ kind: 'resume' })).toMatchObject({
    lines: [],
    dueToday: 0,
    next: { date: renewalDate, amount: 99, interval: 'month' },
  });
  const answer = await fixture.post<object>('/api/resumePlan', {});
  expect(answer).toMatchObject({
    result: 'success',
    customer: {
      status: 'active',
      cancellationDate: null,
      renewalDate,
      features: { resumePlan: true },
    },
  });
});

it('a plan that was cancelled in Stripe’s portal ends on the day set there, and resumes like any other [X1]', async () => {
  fixture = await billingClient([{ resumePlan: true }]);
  await fixture.card();
  await fixture.subscribe('pro');
  const { stripe } = requirePayments(fixture.server.services);
  const [subscription] = (await stripe.subscriptions.list({ limit: 1 })).data;
  // The portal sets a moment in flexible billing mode, and not `cancel_at_period_end`.
  const end = Date.UTC(2026, 11, 10) / 1000;
  await stripe.subscriptions.update(subscription?.id ?? '', { cancel_at: end });
  expect(await fixture.customer()).toMatchObject({
    status: 'cancelled',
    renewalDate: null,
    cancellationDate: '2026-12-10T00:00:00.000Z',
  });
  expect(await (await cancel()).json()).toMatchObject({
    result: 'success',
    cancellationDate: '2026-12-10T00:00:00.000Z',
  });
  expect(await fixture.post<object>('/api/resumePlan', {})).toMatchObject({
    result: 'success',
    customer: { status: 'active', cancellationDate: null },
  });
});
