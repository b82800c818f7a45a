import { PDFiumLibrary } from '@hyzyla/pdfium';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { stripeCustomers, stripeInvoices } from '../../db/schema/billing.ts';
import { companies } from '../../db/schema/companies.ts';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';
import { makeCompany, makeUser } from '../../../test/support/users.ts';

let fixture: BillingClient;

beforeEach(async () => {
  const seller = {
    name: 'Seller & Sons Inc.',
    address: ['1 Main Street', 'Springfield, IL 62701'],
    taxId: '91-1144442',
  };
  fixture = await billingClient([{ seller }]);
  await fixture.server.db
    .update(companies)
    .set({
      name: 'Łódź Oliven – Ελιά',
      streetAddress: 'Quay 1',
      city: 'Portland',
      postcode: '04101',
      state: 'US-ME',
    })
    .where(eq(companies.id, fixture.companyId));
  await fixture.card();
  const { payments, db } = fixture.server.services;
  const [customer] = await db.select().from(stripeCustomers);
  const id = customer?.customerId ?? '';
  await payments?.stripe.customers.createTaxId(id, { type: 'eu_vat', value: 'PL1234567890' });
  await payments?.stripe.customers.update(id, {
    invoice_settings: { custom_fields: [{ name: 'PO number', value: 'PO-77' }] },
  });
  await fixture.subscribe('pro', { additionalProducts: 2, discountCode: 'SAVE20' });
});

async function textOf(document: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const opened = await library.loadDocument(document);
  const text = [...opened.pages()].map((page) => page.getText()).join('\n');
  opened.destroy();
  library.destroy();
  return text;
}

describe('stored invoices', () => {
  it('as PDF: Stripe’s number, its lines and sums, the recipient, PO number and tax id', async () => {
    const [row] = await fixture.server.db.select().from(stripeInvoices);
    const [invoice] = (await fixture.customer()).billingHistory;
    const answer = await fixture.client.get(invoice?.invoiceUrl ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain(`${row?.number}.pdf`);
    const text = await textOf(new Uint8Array(await answer.arrayBuffer()));
    for (const words of [
      row?.number ?? '?',
      'Łódź Oliven – Ελιά',
      'Quay 1',
      'Portland, ME 04101',
      '11-21-2026',
      '$139.00',
      'SAVE20, 20% off once',
      '-$27.80',
      'Seller & Sons Inc.',
      '1 Main Street',
      'Tax ID 91-1144442',
      '$111.20',
      'Paid on 11-21-2026',
      'PO-77',
      'PL1234567890',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('keep the address they were issued to', async () => {
    await fixture.server.db
      .update(companies)
      .set({ name: 'Somebody else', streetAddress: 'Elsewhere 9' });
    await fixture.card('pm_card_mastercard');
    const [invoice] = (await fixture.customer()).billingHistory;
    const answer = await fixture.client.get(invoice?.invoiceUrl ?? '');
    const text = await textOf(new Uint8Array(await answer.arrayBuffer()));
    expect(text).toContain('Quay 1');
    expect(text).not.toContain('Elsewhere 9');
  });

  it('as CSV: one line each, amounts as numbers', async () => {
    const [row] = await fixture.server.db.select().from(stripeInvoices);
    const answer = await fixture.client.get('/api/billing/invoices.csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const [heads, line, ...rest] = (await answer.text()).trim().split('\r\n');
    expect(heads).toContain(
      'Number,Date,Status,Description,Currency,Subtotal,Discount,Coupons,Tax,Total',
    );
    expect(line).toContain(`${row?.number},2026-11-21,paid,`);
    expect(line).toContain(',usd,139,27.8,"SAVE20, 20% off once",0,111.2,111.2,111.2,2026-11-21,');
    expect(rest).toEqual([]);
  });

  it('are not readable by another company', async () => {
    const { server } = fixture;
    const [invoice] = (await fixture.customer()).billingHistory;
    const other = await makeCompany(server.db);
    const stranger = await server.as(await makeUser(server.db, other, { role: 'Admin' }));
    const path = invoice?.invoiceUrl ?? '';
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`${path}?companyId=${fixture.companyId}`)).status).toBe(404);
    expect((await fixture.client.get(path.replace('.pdf', ''))).status).toBe(404);
  });
});
