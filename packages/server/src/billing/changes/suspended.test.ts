import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { billingClient, byScript } from '../../../test/support/billingClient.ts';
import { companies } from '../../db/schema/companies.ts';

const REFUSED = 'This company is suspended. Contact support before you order.';

it('sells a suspended company nothing, and lets it have less [D16]', async () => {
  const fixture = await billingClient();
  const { server, client, companyId } = fixture;
  await fixture.card();
  await fixture.subscribe('basic');
  const quantity = async (to: number, from: number) => {
    const body = {
      quantity: to,
      currentAdditionalProducts: from,
      paymentMethod: null,
      priceId: await fixture.price('additional'),
      subscriptionType: 'basic',
    };
    const answer = await client.post('/api/updateAdditionalProducts', body);
    return [answer.status, await answer.json()];
  };
  expect(await quantity(2, 0)).toMatchObject([200, { result: 'success' }]);
  await server.db.update(companies).set({ status: 'Suspended' }).where(eq(companies.id, companyId));

  const plan = {
    paymentMethod: null,
    priceId: await fixture.price('pro'),
    subscriptionType: 'pro',
    subscriptionChange: true,
    discountCode: null,
  };
  const bill = { kind: 'plan', subscriptionType: 'pro', interval: 'month', discountCode: null };
  const previewed = await client.post('/api/billing/preview', bill);
  expect([previewed.status, await previewed.json()]).toEqual([403, { message: REFUSED }]);
  const ordered = await client.post('/api/subscribe', plan);
  expect([ordered.status, await ordered.json()]).toEqual([403, { message: REFUSED }]);
  expect(await quantity(3, 2)).toEqual([403, { message: REFUSED }]);
  expect(await quantity(1, 2)).toMatchObject([200, { result: 'success' }]);
  expect(await (await client.get('/api/cancelPlan', byScript)).json()).toMatchObject({
    result: 'success',
  });
});
