/** `PUT /api/billing/invoiceDetails`: the tax id and the order number of later invoices (N12). */
import { Hono } from 'hono';
import type { InvoiceDetailsAnswer } from '@hangtag/contract/wire/billingAnswers';
import { InvoiceDetailsBody } from '@hangtag/contract/wire/billingCalls';
import { readBody } from '../../http/parse.ts';
import { invalid } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';
import { readAccount } from './account.ts';
import { deskOf, wish } from './desk.ts';
import { payer } from './duties.ts';
import { presentDetails, saveDetails } from './invoiceDetails.ts';

export const detailsCalls = new Hono<Vars>();

detailsCalls.put('/api/billing/invoiceDetails', ...payer, async (c) => {
  const body = await readBody(c, InvoiceDetailsBody);
  const desk = deskOf(c);
  const wished = await wish(c, desk, { kind: 'details', params: { ...body } }, (operation) =>
    saveDetails(desk, operation, body),
  );
  if (wished.isDone && wished.result.status === 'refused') {
    throw invalid({ 'taxId.value': ['Stripe does not take this number. Check for a typo.'] });
  }
  const invoiceDetails = presentDetails(await readAccount(c.var.services, c.var.companyId));
  return c.json({
    status: wished.isDone ? 'success' : 'failed',
    invoiceDetails,
    ...(!wished.isDone && { reason: wished.reason }),
  } satisfies InvoiceDetailsAnswer);
});
