/** What a client that shows no bill can't do unseen. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';
import { expectNewBill } from '../../../test/support/billingScenario.ts';
import { makeUser } from '../../../test/support/users.ts';
import { billingOperations } from '../../db/schema/billing.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
  await fixture.card();
});

describe('an order without a bill, as of a client that knows the specification only', () => {
  /** A colleague at the same company. */
  async function colleague() {
    const { server, companyId } = fixture;
    return server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' }));
  }
  const bodyOf = async (plan: 'pro' | 'business') => ({
    priceId: await fixture.price(plan),
    subscriptionType: plan,
    subscriptionChange: true,
  });

  it('does not replace a colleague’s change unseen, and is made when it is sent again', async () => {
    await fixture.subscribe('basic');
    const other = await colleague();
    expect((await other.post('/api/subscribe', await bodyOf('business'))).status).toBe(200);
    const body = await bodyOf('pro');
    await expectNewBill(await fixture.client.post('/api/subscribe', body));
    expect((await fixture.customer()).planName).toBe('business');
    expect((await fixture.client.post('/api/subscribe', body)).status).toBe(200);
    expect((await fixture.customer()).planName).toBe('pro');
    // One's own change is known.
    const again = await fixture.client.post('/api/subscribe', await bodyOf('business'));
    expect(again.status).toBe(200);
  });

  it('is made at once after a colleague’s first plan, and an hour after a change', async () => {
    const other = await colleague();
    const first = { ...(await bodyOf('business')), subscriptionChange: false };
    expect((await other.post('/api/subscribe', first)).status).toBe(200);
    expect((await fixture.client.post('/api/subscribe', await bodyOf('pro'))).status).toBe(200);
    expect((await other.post('/api/subscribe', await bodyOf('business'))).status).toBe(409);
    const ago = sql`now() - interval '61 minutes'`;
    await fixture.server.db.update(billingOperations).set({ startedAt: ago, finishedAt: ago });
    const third = await fixture.server.as(
      await makeUser(fixture.server.db, { id: fixture.companyId }, { role: 'Admin' }),
    );
    expect((await third.post('/api/subscribe', await bodyOf('business'))).status).toBe(200);
  });
});
