import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdditionalProductsAnswer } from '@hangtag/contract/wire/billingAnswers';
import { reconcileOperations } from './reconcile.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { billingOperations } from '../../db/schema/billing.ts';
import { products } from '../../db/schema/products.ts';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
  await fixture.card();
});

/** The state after a process died right after Stripe accepted the change: no products, nothing recorded. */
async function die(): Promise<string> {
  const { db } = fixture.server;
  const [last] = await db
    .select()
    .from(billingOperations)
    .orderBy(desc(billingOperations.startedAt))
    .limit(1);
  const id = last?.id ?? '';
  await db
    .update(billingOperations)
    .set({ state: 'pending', result: null, finishedAt: null })
    .where(eq(billingOperations.id, id));
  await db.update(products).set({ status: 'archived' });
  return id;
}

async function after(id: string) {
  const { db } = fixture.server;
  const [row] = await db.select().from(billingOperations).where(eq(billingOperations.id, id));
  const [last] = await db
    .select()
    .from(auditLog)
    .orderBy(sql`position desc`)
    .limit(1);
  const { activeProducts } = await fixture.customer();
  return { state: row?.state, result: row?.result, activeProducts, logged: last };
}

const raise = async () =>
  fixture.post<AdditionalProductsAnswer>('/api/updateAdditionalProducts', {
    priceId: await fixture.price('additional'),
    quantity: 2,
    subscriptionType: 'pro',
    currentAdditionalProducts: 0,
  });

describe('a change whose process died after Stripe took it', () => {
  it('is finished without another request: a first plan with its products [F141]', async () => {
    await fixture.subscribe('pro');
    const id = await die();
    const entries = await fixture.server.db.$count(auditLog);
    await reconcileOperations(fixture.server.services);
    expect(await after(id)).toMatchObject({
      state: 'done',
      result: { status: 'success', productsCreated: 3 },
      activeProducts: 3,
      logged: { action: 'plan.subscribed', subjectName: 'Pro', actorId: expect.any(Number) },
    });
    // Three products, and the plan.
    expect(await fixture.server.db.$count(auditLog)).toBeGreaterThan(entries);
    await reconcileOperations(fixture.server.services);
    expect((await fixture.customer()).activeProducts).toBe(3);
    expect(await fixture.subscriptions()).toBe(1);
  });

  it('has as many placeholders as products were added [F184]', async () => {
    await fixture.subscribe('pro');
    await raise();
    const id = await die();
    await reconcileOperations(fixture.server.services);
    expect(await after(id)).toMatchObject({
      state: 'done',
      activeProducts: 2,
      logged: { action: 'plan.products', subjectName: '2 additional products' },
    });
  });

  it('is finished although another change ran first', async () => {
    await fixture.subscribe('pro');
    const id = await die();
    await fixture.client.get('/api/cancelPlan', {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    expect((await after(id)).activeProducts).toBe(0);
    await reconcileOperations(fixture.server.services);
    expect(await after(id)).toMatchObject({ state: 'done', activeProducts: 3 });
  });
});

it('has no side effects when Stripe never received it', async () => {
  await fixture.subscribe('pro');
  const id = await die();
  const other = crypto.randomUUID();
  const { db } = fixture.server;
  await db.update(billingOperations).set({ id: other }).where(eq(billingOperations.id, id));
  await reconcileOperations(fixture.server.services);
  expect(await after(other)).toMatchObject({ state: 'reconciled', activeProducts: 0 });
});
