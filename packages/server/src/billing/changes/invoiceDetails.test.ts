import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditLogAnswer } from '@hangtag/contract/wire/auditLog';
import type { InvoiceDetailsAnswer } from '@hangtag/contract/wire/billingAnswers';
import { stripeCustomers, stripeInvoices } from '../../db/schema/billing.ts';
import { companies } from '../../db/schema/companies.ts';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';

const PATH = '/api/billing/invoiceDetails';
const vat = { type: 'eu_vat', value: 'DE136695976' } as const;

let fixture: BillingClient;

const put = async (body: object) => {
  const answer = await fixture.client.put(PATH, body);
  return { status: answer.status, body: (await answer.json()) as InvoiceDetailsAnswer };
};

/** The company's details at Stripe. */
async function atStripe() {
  const { payments, db } = fixture.server.services;
  const [row] = await db.select().from(stripeCustomers);
  const id = row?.customerId ?? '';
  const { data } = (await payments?.stripe.customers.listTaxIds(id)) ?? { data: [] };
  const found = await payments?.stripe.customers.retrieve(id);
  const fields = found && !found.deleted ? found.invoice_settings.custom_fields : null;
  return { id, taxIds: data.map(({ type, value }) => ({ type, value })), fields };
}

beforeEach(async () => {
  fixture = await billingClient();
  await fixture.server.db
    .update(companies)
    .set({
      streetAddress: 'Quay 1',
      city: 'Portland',
      postcode: '04101',
      state: 'US-ME',
      country: 'US',
    })
    .where(eq(companies.id, fixture.companyId));
});

describe('invoice details', () => {
  it('are the company’s address before anything is entered', async () => {
    const { invoiceDetails } = await fixture.customer();
    expect(invoiceDetails).toMatchObject({ taxId: null, poNumber: null });
    expect(invoiceDetails.billTo.slice(0, 4)).toEqual([
      'Northwind',
      'Quay 1',
      'Portland, ME 04101',
      'United States',
    ]);
  });

  it('are stored at Stripe, normalized, before there is a plan', async () => {
    const { status, body } = await put({
      taxId: { type: 'eu_vat', value: ' de 136695976' },
      poNumber: ' PO-7 ',
    });
    expect([status, body]).toMatchObject([
      200,
      { status: 'success', invoiceDetails: { poNumber: 'PO-7', taxId: { type: 'eu_vat' } } },
    ]);
    expect(await atStripe()).toMatchObject({
      taxIds: [{ type: 'eu_vat', value: 'DE 136695976' }],
      fields: [{ name: 'PO number', value: 'PO-7' }],
    });
    expect((await fixture.customer()).invoiceDetails).toEqual(body.invoiceDetails);
  });

  it('are written on the version that was read, as one operation after another', async () => {
    const write = (poNumber: string, version: number) =>
      fixture.client.put(PATH, { poNumber }, { headers: { 'if-match': `"${version}"` } });
    const { version: before = 0 } = (await fixture.customer()).invoiceDetails;
    const first = await write('PO-1', before);
    const now = ((await first.json()) as InvoiceDetailsAnswer).invoiceDetails;
    expect([first.status, first.headers.get('etag')]).toEqual([200, `"${now.version}"`]);
    const stale = await write('PO-2', before);
    expect([stale.status, await stale.json(), stale.headers.get('etag')]).toEqual([
      409,
      {
        message: 'Somebody else changed this set of invoice details. Look at their version first.',
        code: 'stale_write',
        conflict: now,
      },
      `"${now.version}"`,
    ]);
    expect((await atStripe()).fields).toEqual([{ name: 'PO number', value: 'PO-1' }]);
    expect((await write('PO-2', now.version ?? 0)).status).toBe(200);
    expect((await put({ poNumber: 'PO-3' })).status).toBe(200);
  });

  it('appear on later invoices, and leave earlier ones unchanged', async () => {
    await fixture.card();
    await put({ taxId: vat, poNumber: 'PO-1' });
    await fixture.subscribe('pro');
    await put({ taxId: { type: 'us_ein', value: '12-3456789' }, poNumber: 'PO-2' });
    await fixture.post('/api/updateAdditionalProducts', {
      priceId: await fixture.price('additional'),
      quantity: 1,
      subscriptionType: 'pro',
      currentAdditionalProducts: 0,
    });
    const rows = await fixture.server.db.select().from(stripeInvoices);
    const logged = rows
      .toSorted((one, other) => (one.number ?? '').localeCompare(other.number ?? ''))
      .map(({ poNumber, billTo }) => [poNumber, billTo.taxIds.map(({ value }) => value)]);
    expect(logged).toEqual([
      ['PO-1', ['DE136695976']],
      ['PO-2', ['12-3456789']],
    ]);
  });

  it('keep fields that are absent, remove those that are null, and keep what support added', async () => {
    await put({ taxId: vat, poNumber: 'PO-1' });
    const { payments } = fixture.server.services;
    const { id } = await atStripe();
    const own = { name: 'Cost centre', value: '42' };
    await payments?.stripe.customers.update(id, {
      invoice_settings: { custom_fields: [own, { name: 'PO number', value: 'PO-1' }] },
    });
    await put({ poNumber: null });
    expect(await atStripe()).toMatchObject({ taxIds: [vat], fields: [own] });
    await put({ taxId: null });
    expect(await atStripe()).toMatchObject({ taxIds: [], fields: [own] });
    expect((await fixture.customer()).invoiceDetails).toMatchObject({
      taxId: null,
      poNumber: null,
    });
  });

  it('are one tax id, also after the same was saved again', async () => {
    await put({ taxId: vat });
    await put({ taxId: vat, poNumber: 'PO-2' });
    await put({ taxId: { type: 'us_ein', value: '12-3456789' } });
    expect((await atStripe()).taxIds).toEqual([{ type: 'us_ein', value: '12-3456789' }]);
  });

  it.each([
    [{ taxId: { type: 'eu_vat', value: 'DE' } }, 'taxId.value'],
    [{ taxId: { type: 'eu_vat', value: 'DE123456789' } }, 'taxId.value'],
    [{ taxId: { type: 'eu_vat', value: ' ' } }, 'taxId.value'],
    [{ taxId: { type: 'unknown', value: '1' } }, 'taxId.type'],
    [{ poNumber: 'x'.repeat(61) }, 'poNumber'],
  ])('%j is refused under its field', async (body, field) => {
    expect(await put(body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('are recorded in the audit log, before and after', async () => {
    await put({ taxId: vat, poNumber: 'PO-1' });
    await put({ poNumber: 'PO-2' });
    await put({ poNumber: 'PO-2', taxId: vat });
    const answer = await fixture.client.get(
      `/api/companies/${fixture.companyId}/auditLog?action=billing.details-changed`,
    );
    const { entries } = (await answer.json()) as AuditLogAnswer;
    expect(entries.data.map(({ before, after }) => [before, after])).toEqual([
      [{ poNumber: 'PO-1' }, { poNumber: 'PO-2' }],
      [
        { taxId: null, poNumber: null },
        { taxId: 'DE136695976', poNumber: 'PO-1' },
      ],
    ]);
  });
});

it('refuses a number that Stripe does not take under its field, and changes nothing', async () => {
  fixture = await billingClient([
    {},
    undefined,
    (fetch) => (url, init) =>
      String(url).endsWith('/tax_ids') && init?.method === 'POST'
        ? Promise.resolve(
            Response.json(
              { error: { type: 'invalid_request_error', code: 'tax_id_invalid', message: 'No.' } },
              { status: 400 },
            ),
          )
        : fetch(url, init),
  ]);
  expect(await put({ taxId: vat, poNumber: 'PO-1' })).toMatchObject({
    status: 422,
    body: { errors: { 'taxId.value': [expect.stringContaining('Stripe')] } },
  });
  expect(await atStripe()).toMatchObject({ taxIds: [], fields: null });
});
