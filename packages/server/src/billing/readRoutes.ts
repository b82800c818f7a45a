/** The calls that only read (F254, F260, N12), and with which Stripe the server talks. */
import { Hono } from 'hono';
import { and, asc, eq } from 'drizzle-orm';
import { may } from '@hangtag/contract/rules/permissions';
import type { BillingConfig, InvoicesAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { Coupon } from '@hangtag/contract/wire/billing';
import { CodeCheckQuery } from '@hangtag/contract/wire/billingCalls';
import { users } from '../db/schema/people.ts';
import { contentDisposition } from '../http/contentDisposition.ts';
import { requireUser } from '../policy/guards.ts';
import { readQuery } from '../http/parse.ts';
import { notFound } from '../http/refusal.ts';
import { sendCsv } from '../http/sendCsv.ts';
import type { Vars } from '../http/vars.ts';
import { pricesOf } from './catalogue/prices.ts';
import { readAccount } from './account/account.ts';
import { currentCustomer, companyQuery } from './changes/answers.ts';
import { findCode, presentCoupon } from './changes/coupon.ts';
import { presentLimited } from './account/presentCustomer.ts';
import { billingContextOf } from './operations/context.ts';
import { requireBillingManager, requirePayer, requireCompanyMember } from './account/access.ts';
import { refreshBilling } from './account/refresh.ts';
import { invoiceFacts, numberOf } from './invoices/invoiceFacts.ts';
import { drawInvoice } from './invoices/invoicePdf.ts';
import { invoiceCells, invoiceHeads } from './invoices/invoiceCsv.ts';
import { presentInvoice } from './account/presentBilling.ts';
import { orUnavailable } from './stripe/unavailable.ts';

export const readRoutes = new Hono<Vars>();

readRoutes.get('/api/billing/config', requireUser, (c) => {
  const { payments } = c.var.services;
  return c.json({
    mode: payments?.mode ?? null,
    publishableKey: payments?.publishableKey ?? null,
  } satisfies BillingConfig);
});

readRoutes.get('/api/customer', ...requireCompanyMember, async (c) => {
  const { actor, companyId, services } = c.var;
  if (may(actor.role, 'billing.manage')) {
    const isStale = !(await refreshBilling(c));
    return c.json((await currentCustomer(c, isStale)).customer);
  }
  const isAdmin = and(
    eq(users.companyId, companyId),
    eq(users.role, 'Admin'),
    eq(users.status, 'Active'),
  );
  const admins = await services.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(isAdmin)
    .orderBy(asc(users.id));
  return c.json(presentLimited(await readAccount(services, companyId), admins));
});

readRoutes.get('/api/codeCheck', ...requirePayer, async (c) => {
  const { coupon } = readQuery(c, CodeCheckQuery);
  const { payments, services } = billingContextOf(c);
  const found = await orUnavailable(c, async () => {
    // The emulator's coupons come with its prices.
    await pricesOf(services);
    return findCode(payments, coupon);
  });
  return c.json(presentCoupon(coupon, found) satisfies Coupon);
});

readRoutes.get('/api/billing/invoices', ...requireBillingManager, async (c) => {
  const { billing } = await readAccount(c.var.services, c.var.companyId);
  const invoices = billing.invoices.map((row) => presentInvoice(row, companyQuery(c)));
  return c.json({ invoices } satisfies InvoicesAnswer);
});

readRoutes.get('/api/billing/invoices.csv', ...requireBillingManager, async (c) => {
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

readRoutes.get('/api/billing/invoices/:file', ...requireBillingManager, async (c) => {
  const [, id] = /^(\w+)\.pdf$/.exec(c.req.param('file')) ?? [];
  const { billing } = await readAccount(c.var.services, c.var.companyId);
  const invoice = billing.invoices.find((each) => each.id === id);
  if (!invoice) throw notFound();
  const { hostname } = new URL(c.var.services.config.publicUrl);
  const document = await drawInvoice(invoiceFacts(invoice, ['Hangtag', hostname]));
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Disposition', contentDisposition('attachment', `${numberOf(invoice)}.pdf`));
  c.header('Cache-Control', 'private, no-store');
  return c.body(document);
});
