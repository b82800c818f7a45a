import { beforeEach, describe, expect, it } from 'vitest';
import { demoHasNoBilling } from '@hangtag/contract/rules/billingClick';
import type { AdditionalProductsAnswer } from '@hangtag/contract/wire/billingAnswers';
import {
  type BillingClient,
  billingClient,
  byScript,
} from '../../../test/support/billingClient.ts';
import { makeCompany, makeUser } from '../../../test/support/users.ts';
import { startTestServer } from '../../../test/support/server.ts';

let fixture: BillingClient;

describe('the customer', () => {
  beforeEach(async () => {
    fixture = await billingClient();
    await fixture.card();
  });

  it('is complete for its Admin, in both spellings [F170] [F172] [F260]', async () => {
    await fixture.subscribe('pro', { additionalProducts: 2 });
    const [invoice, ...more] = (await fixture.customer()).billingHistory;
    expect(more).toEqual([]);
    expect(await fixture.customer()).toEqual({
      companyName: 'Northwind',
      subscriptionName: 'Pro',
      planName: 'pro',
      planPrice: 139,
      price: 139,
      basePrice: 99,
      addonUnitPrice: 20,
      paymentFreq: 'month',
      paymentInterval: 'month',
      paymentMethods: [expect.objectContaining({ last4: '4242', last_four: '4242' })],
      additionalProducts: 2,
      productSections: 5,
      productNumber: 3,
      activeProducts: 5,
      placeholderProducts: 5,
      surplusProducts: 0,
      billingHistory: [
        {
          id: expect.stringMatching(/^in_/),
          date: '2026-11-21T12:00:00.000Z',
          amount: 139,
          description: 'Hangtag Pro, 2 × Additional product',
          status: 'paid',
          invoiceUrl: `/api/billing/invoices/${invoice?.id}.pdf`,
        },
      ],
      renewalDate: '2026-12-21T12:00:00.000Z',
      cancellationDate: null,
      status: 'active',
      openPayment: null,
      invoiceDetails: {
        billTo: ['Northwind', 'United States'],
        taxId: null,
        poNumber: null,
        version: expect.any(Number),
      },
      features: { resumePlan: false },
      coupon: null,
      currency: 'usd',
      isStale: false,
    });
  });

  it('has no amounts for a User, and names the Admins [F198] [D15]', async () => {
    await fixture.subscribe('pro');
    const { server, companyId } = fixture;
    const user = await server.as(await makeUser(server.db, { id: companyId }));
    expect(await (await user.get('/api/customer')).json()).toEqual({
      subscriptionName: 'Pro',
      planName: 'pro',
      status: 'active',
      productSections: 5,
      productNumber: 3,
      additionalProducts: 0,
      activeProducts: 3,
      placeholderProducts: 3,
      surplusProducts: 0,
      admins: [expect.objectContaining({ email: expect.any(String) })],
    });
    for (const path of ['/api/cancelPlan', '/api/intent', '/api/defaultPayment']) {
      expect((await user.get(path, byScript)).status).toBe(403);
    }
  });

  it('follows the formula of the specification for every number [K07] [X2]', async () => {
    await fixture.subscribe('pro', { additionalProducts: 1 });
    for (const to of [0, 1, 2, 40, 100]) {
      const now = await fixture.customer();
      const bill = await fixture.preview({ kind: 'quantity', quantity: to });
      const next = bill.next.recurring ?? bill.next.amount;
      expect(next).toBe(now.planPrice + (to - now.additionalProducts) * now.addonUnitPrice);
    }
  });
});

it('a demo company’s Admin is refused, with the reason of the disabled item [F194] [X14]', async () => {
  const server = await startTestServer();
  const company = await makeCompany(server.db, { demo: true });
  const admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  const answer = await admin.get('/api/intent', byScript);
  expect([answer.status, await answer.json()]).toEqual([403, { message: demoHasNoBilling }]);
  const user = await server.as(await makeUser(server.db, company));
  for (const reader of [admin, user]) {
    expect(await (await reader.get('/api/customer')).json()).toMatchObject({
      status: 'none',
      subscriptionName: null,
      productNumber: 1,
      productSections: 3,
    });
  }
});

it('a Superadmin names the company, and pays for it [F199] [D51]', async () => {
  fixture = await billingClient();
  await fixture.card();
  const { server, companyId } = fixture;
  const platform = await makeCompany(server.db, { name: 'Platform' });
  const superadmin = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
  const of = `?companyId=${companyId}`;
  const body = { priceId: await fixture.price('pro'), subscriptionType: 'pro' };
  const answer = await superadmin.post(`/api/subscribe${of}`, body);
  expect(await answer.json()).toMatchObject({
    status: 'success',
    company: { type: 'pro' },
    customer: { companyName: 'Northwind' },
    invoice: { invoiceUrl: expect.stringMatching(new RegExp(`\\.pdf\\?companyId=${companyId}$`)) },
  });
  expect(await (await superadmin.get('/api/customer')).json()).toMatchObject({
    companyName: 'Platform',
    status: 'none',
  });
});

it('every call is refused without payments, and the stored customer is still shown', async () => {
  const server = await startTestServer({ demo: false });
  const company = await makeCompany(server.db, { plan: 'pro' });
  const admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  expect((await admin.get('/api/intent', byScript)).status).toBe(503);
  expect((await admin.post('/api/subscribe', {})).status).toBe(503);
  expect(await (await admin.get('/api/customer')).json()).toMatchObject({
    planName: 'pro',
    planPrice: 99,
  });
  expect(await (await admin.get('/api/billing/config')).json()).toEqual({
    mode: null,
    publishableKey: null,
  });
});

it('shows the stored customer as stale while Stripe is unreachable; a change says that it is unconfirmed', async () => {
  let isDown = false;
  fixture = await billingClient([
    {},
    undefined,
    (fetch) => (url, init) =>
      isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init),
  ]);
  await fixture.card();
  await fixture.subscribe('pro');
  const priceId = await fixture.price('additional');
  isDown = true;
  expect(await fixture.customer()).toMatchObject({ isStale: true, planName: 'pro', planPrice: 99 });
  const answer = await fixture.post<AdditionalProductsAnswer>('/api/updateAdditionalProducts', {
    priceId,
    quantity: 2,
    subscriptionType: 'pro',
    currentAdditionalProducts: 0,
  });
  expect(answer).toMatchObject({
    result: 'failed',
    message: 'There was an issue with update number of products',
    reason: expect.any(String),
    customer: { additionalProducts: 0 },
  });
  expect(
    (await fixture.client.post('/api/billing/preview', { kind: 'quantity', quantity: 1 })).status,
  ).toBe(503);
});
