import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdditionalProductsAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import { auditLog } from '../../db/schema/audit.ts';
import {
  type BillingClient,
  billingClient,
  expectSum,
} from '../../../test/support/billingClient.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
  await fixture.card();
});

async function setQuantity(from: number, to: number, more: object = {}) {
  return fixture.post<AdditionalProductsAnswer>('/api/updateAdditionalProducts', {
    paymentMethod: null,
    priceId: await fixture.price('additional'),
    quantity: to,
    subscriptionType: 'pro',
    currentAdditionalProducts: from,
    ...more,
  });
}

describe('additional products', () => {
  beforeEach(() => fixture.subscribe('pro'));

  it('are billed as previewed, and are filled with placeholders [F184] [F261] [K07] [M15]', async () => {
    await fixture.wait(10);
    const bill = await fixture.preview({ kind: 'quantity', quantity: 3 });
    expectSum(bill);
    expect(bill.products.created).toBe(3);
    const answer = await setQuantity(0, 3);
    expect(answer).toMatchObject({
      result: 'success',
      message: 'The number of products has been updated for your subscription',
      invoice: { amount: bill.dueToday },
      productsCreated: 3,
      customer: { additionalProducts: 3, planPrice: 159, basePrice: 99, activeProducts: 6 },
    });
    expect(bill.next.amount).toBe(159);
  });

  it('are credited when fewer, and stay one item when raised again', async () => {
    await setQuantity(0, 5);
    const bill = await fixture.preview({ kind: 'quantity', quantity: 2 });
    expectSum(bill);
    expect(bill).toMatchObject({ dueToday: 0, next: { recurring: 139 } });
    expect(bill.products).toMatchObject({ surplus: 0, parked: 3 });
    expect(await setQuantity(5, 2)).toMatchObject({
      result: 'success',
      productsCreated: 0,
      productsParked: 3,
      customer: { additionalProducts: 2, surplusProducts: 0, nextPayment: bill.next.amount },
    });
    expect((await setQuantity(2, 4)).customer).toMatchObject({
      additionalProducts: 4,
      planPrice: 179,
    });
  });

  it('that are there already are not filled again, and the log has them once', async () => {
    await setQuantity(0, 2);
    const { companyId, client, server } = fixture;
    const { products } = (await (
      await client.get(`/api/companies/${companyId}/products`)
    ).json()) as ProductsAnswer;
    const [freed] = products.data;
    await client.put(`/api/companies/${companyId}/products/${freed?.productId}`, {
      status: 'inactive',
    });
    // Another order: the same one within seconds is answered as the first was.
    const again = { paymentMethod: await fixture.card('pm_card_mastercard') };
    expect(await setQuantity(0, 2, again)).toMatchObject({ result: 'success', productsCreated: 0 });
    const isOrder = eq(auditLog.action, 'plan.products');
    expect(await server.db.$count(auditLog, isOrder)).toBe(1);
  });

  it('do not overwrite another user’s change [D28]', async () => {
    await setQuantity(0, 2);
    const answer = await fixture.client.post('/api/updateAdditionalProducts', {
      priceId: await fixture.price('additional'),
      quantity: 5,
      subscriptionType: 'pro',
      currentAdditionalProducts: 0,
    });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'stale_write' }),
    ]);
    expect((await fixture.customer()).additionalProducts).toBe(2);
  });

  it('are refused beyond a hundred, or at another price [F216]', async () => {
    const body = { subscriptionType: 'pro', currentAdditionalProducts: 0, quantity: 1 };
    const priceId = await fixture.price('additional');
    const wrong = [
      { ...body, priceId, quantity: 101 },
      { ...body, priceId, quantity: -1 },
      { ...body, priceId, quantity: 1.5 },
      { ...body, priceId: await fixture.price('basic') },
    ];
    for (const each of wrong) {
      expect((await fixture.client.post('/api/updateAdditionalProducts', each)).status).toBe(422);
    }
  });

  it('are not added when they can’t be paid [M16]', async () => {
    const bad = await fixture.card('pm_card_chargeCustomerFail');
    expect(await setQuantity(0, 3, { paymentMethod: bad })).toMatchObject({
      result: 'failed',
      message: 'There was an issue with update number of products',
      reason: expect.stringMatching(/declined/),
      customer: { additionalProducts: 0, planPrice: 99, status: 'active' },
    });
  });

  it('can be removed, some or all [D29] [F262]', async () => {
    await setQuantity(0, 5);
    const remove = (more: object) =>
      fixture.post<AdditionalProductsAnswer>('/api/removeAdditionalProducts', {
        subscriptionType: 'pro',
        ...more,
      });
    expect((await remove({ quantity: 2 })).customer.additionalProducts).toBe(3);
    expect(await remove({})).toMatchObject({
      result: 'success',
      customer: { additionalProducts: 0, planPrice: 99 },
    });
  });
});
