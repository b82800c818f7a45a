/** Money: a company's Admins and Superadmins, and for a User what the plan holds (D15, F199, D51). */
import type { PlansAnswer } from '@hangtag/contract/wire/plan';
import { stripeInvoices } from '../../db/schema/billing.ts';
import type { World } from '../access.world.ts';
import { type AccessRow, type Expected, company, managers, members, row } from './row.ts';

const of = ({ companyId }: World, path: string) =>
  `${path}${path.includes('?') ? '&' : '?'}companyId=${companyId}`;

/** Ids as the plans' call tells them. */
async function pricesIn(world: World): Promise<PlansAnswer> {
  return (await (await world.browser('admin')).get('/api/plans')).json() as Promise<PlansAnswer>;
}

async function invoiceIn({ server, companyId }: World): Promise<string> {
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
  row(`GET ${path.split('?')[0]}`, expected, (world) => ({ path: of(world, path) }), [
    ...query,
    ...more,
  ]);
const writeByGet = (path: string): AccessRow =>
  row(
    `GET ${path}`,
    managers(200),
    (world) => ({
      path: of(world, path),
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    }),
    query,
  );
const write = (path: string, body: (world: World) => Promise<object> | object): AccessRow =>
  row(
    `POST ${path}`,
    managers(200),
    async (world) => ({ path: of(world, path), body: await body(world) }),
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
    async (world) => ({ path: of(world, `/api/billing/invoices/${await invoiceIn(world)}.pdf`) }),
    query,
  ),
  writeByGet('/api/intent'),
  writeByGet('/api/cancelPlan'),
  write('/api/savePayment', card),
  write('/api/setDefaultPayment', card),
  write('/api/removePayment', card),
  write('/api/removePayment/', card),
  write('/api/subscribe', async (world) => ({
    paymentMethod: null,
    priceId: (await pricesIn(world)).plans.find(({ name }) => name === 'pro')?.priceId,
    subscriptionType: 'pro',
    subscriptionChange: true,
    discountCode: null,
    additionalProducts: 1,
    park: [],
  })),
  write('/api/updateAdditionalProducts', async (world) => ({
    paymentMethod: null,
    priceId: (await pricesIn(world)).additionalProduct.priceId,
    quantity: 1,
    subscriptionType: 'pro',
    currentAdditionalProducts: 0,
    park: [],
  })),
  write('/api/removeAdditionalProducts', () => ({ subscriptionType: 'pro', quantity: 1 })),
  // The installation of the table does not offer it (X1).
  row('POST /api/resumePlan', { ...managers(403) }, (world) => ({
    path: of(world, '/api/resumePlan'),
    body: {},
  })),
  row(
    'PUT /api/billing/invoiceDetails',
    managers(200),
    (world) => ({
      path: of(world, '/api/billing/invoiceDetails'),
      body: { taxId: { type: 'eu_vat', value: 'DE123456789' }, poNumber: 'PO-1' },
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
