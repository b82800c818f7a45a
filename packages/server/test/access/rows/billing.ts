/** Money: a company's Admins and Superadmins, and for a User what the plan holds (D15, F199, D51). */
import type { PlansAnswer } from '@hangtag/contract/wire/plan';
import { stripeInvoices } from '../../../src/db/schema/billing.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, type Expected, company, managers, members, row } from './row.ts';

const of = ({ companyId }: AccessFixture, path: string) =>
  `${path}${path.includes('?') ? '&' : '?'}companyId=${companyId}`;

/** Ids as the plans' call tells them. */
async function pricesIn(fixture: AccessFixture): Promise<PlansAnswer> {
  return (await (await fixture.browser('admin')).get('/api/plans')).json() as Promise<PlansAnswer>;
}

async function invoiceIn({ server, companyId }: AccessFixture): Promise<string> {
  const at = server.services.now();
  const cents = { subtotalCents: 9900, discountCents: 0, taxCents: 0, totalCents: 9900 };
  await server.db
    .insert(stripeInvoices)
    .values({
      ...cents,
      id: 'in_access',
      companyId,
      mode: 'emulator',
      number: 'A-0001',
      status: 'paid',
      reason: 'subscription_create',
      description: 'Pro plan',
      dueCents: 9900,
      paidCents: 9900,
      startingBalanceCents: 0,
      currency: 'usd',
      lines: [],
      billTo: { name: 'Company', email: null, address: null, taxIds: [] },
      attempts: 1,
      periodStart: at,
      periodEnd: at,
      createdAt: at,
    })
    .onConflictDoNothing();
  return 'in_access';
}

const query = ['companyId'];
const read = (path: string, expected: Expected, more: readonly string[] = []): AccessRow =>
  row(`GET ${path.split('?')[0]}`, expected, (fixture) => ({ path: of(fixture, path) }), [
    ...query,
    ...more,
  ]);
const writeByGet = (path: string): AccessRow =>
  row(
    `GET ${path}`,
    managers(200),
    (fixture) => ({
      path: of(fixture, path),
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    }),
    query,
  );
const write = (
  path: string,
  body: (fixture: AccessFixture) => Promise<object> | object,
): AccessRow =>
  row(
    `POST ${path}`,
    managers(200),
    async (fixture) => ({ path: of(fixture, path), body: await body(fixture) }),
    query,
  );

const card = () => ({ paymentMethod: 'pm_card_visa' });

export const billingRows: readonly AccessRow[] = [
  row('GET /api/billing/config', members(200), '/api/billing/config'),
  read('/api/customer', company(200)),
  read('/api/codeCheck?coupon=SAVE20', managers(200), ['coupon']),
  read('/api/defaultPayment', managers(200)),
  read('/api/billing/invoices', managers(200)),
  read('/api/billing/invoices.csv', managers(200)),
  row(
    'GET /api/billing/invoices/:file',
    managers(200),
    async (fixture) => ({
      path: of(fixture, `/api/billing/invoices/${await invoiceIn(fixture)}.pdf`),
    }),
    query,
  ),
  writeByGet('/api/intent'),
  writeByGet('/api/cancelPlan'),
  write('/api/savePayment', card),
  write('/api/setDefaultPayment', card),
  write('/api/billing/pay', () => ({ paymentMethod: null, amount: 0 })),
  write('/api/removePayment', card),
  write('/api/removePayment/', card),
  write('/api/subscribe', async (fixture) => ({
    paymentMethod: null,
    priceId: (await pricesIn(fixture)).plans.find(({ name }) => name === 'pro')?.priceId,
    subscriptionType: 'pro',
    subscriptionChange: true,
    discountCode: null,
    additionalProducts: 1,
    park: [],
  })),
  write('/api/updateAdditionalProducts', async (fixture) => ({
    paymentMethod: null,
    priceId: (await pricesIn(fixture)).additionalProduct.priceId,
    quantity: 1,
    subscriptionType: 'pro',
    currentAdditionalProducts: 0,
    park: [],
  })),
  write('/api/removeAdditionalProducts', () => ({ subscriptionType: 'pro', quantity: 1 })),
  // The installation of the table does not offer it (X1).
  row('POST /api/resumePlan', { ...managers(403) }, (fixture) => ({
    path: of(fixture, '/api/resumePlan'),
    body: {},
  })),
  row(
    'PUT /api/billing/invoiceDetails',
    managers(200),
    (fixture) => ({
      path: of(fixture, '/api/billing/invoiceDetails'),
      body: { taxId: { type: 'eu_vat', value: 'DE136695976' }, poNumber: 'PO-1' },
    }),
    query,
  ),
  write('/api/billing/preview', () => ({
    kind: 'plan',
    subscriptionType: 'pro',
    interval: 'month',
    discountCode: null,
    additionalProducts: 2,
  })),
];
