/** The billing history: a list, a table and each invoice as a PDF (F116). */
import { Hono } from 'hono';
import type { InvoicesAnswer } from '@hangtag/contract/wire/billingAnswers';
import { requireBillingManager } from '../account/access.ts';
import { readAccount } from '../account/account.ts';
import { companyQuery, presentInvoice } from '../account/presentCustomer.ts';
import { invoiceCells, invoiceHeads } from './invoiceCsv.ts';
import { invoiceFacts, numberOf } from './invoiceFacts.ts';
import { drawInvoice } from './invoicePdf.ts';
import { sellerLines } from '../../config/seller.ts';
import { contentDisposition } from '../../http/contentDisposition.ts';
import { notFound } from '../../http/refusal.ts';
import { sendCsv } from '../../http/sendCsv.ts';
import type { Vars } from '../../http/vars.ts';

export const invoiceRoutes = new Hono<Vars>();

invoiceRoutes.get('/api/billing/invoices', ...requireBillingManager, async (c) => {
  const { billing } = await readAccount(c.var.services, c.var.companyId);
  const invoices = billing.invoices.map((row) => presentInvoice(row, companyQuery(c)));
  return c.json({ invoices } satisfies InvoicesAnswer);
});

invoiceRoutes.get('/api/billing/invoices.csv', ...requireBillingManager, async (c) => {
  const { billing } = await readAccount(c.var.services, c.var.companyId);
  return sendCsv(c, {
    fileName: 'invoices.csv',
    heads: invoiceHeads,
    rows: (async function* rows() {
      yield* billing.invoices;
    })(),
    cellsOf: invoiceCells,
  });
});

invoiceRoutes.get('/api/billing/invoices/:file', ...requireBillingManager, async (c) => {
  const [, id] = /^(\w+)\.pdf$/.exec(c.req.param('file')) ?? [];
  const { billing } = await readAccount(c.var.services, c.var.companyId);
  const invoice = billing.invoices.find((each) => each.id === id);
  if (!invoice) throw notFound();
  const { publicUrl, seller: configured } = c.var.services.config;
  const seller = sellerLines(configured, new URL(publicUrl).hostname);
  const document = await drawInvoice(invoiceFacts(invoice, seller));
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Disposition', contentDisposition('attachment', `${numberOf(invoice)}.pdf`));
  c.header('Cache-Control', 'private, no-store');
  return c.body(document);
});
