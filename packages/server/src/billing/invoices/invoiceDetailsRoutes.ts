/** `PUT /api/billing/invoiceDetails`: the tax id and the order number of later invoices (N12). */
import { Hono } from 'hono';
import type { InvoiceDetailsAnswer } from '@hangtag/contract/wire/billingAnswers';
import { InvoiceDetailsBody } from '@hangtag/contract/wire/billingCalls';
import { readBody } from '../../http/parse.ts';
import { invalid } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';
import { readAccount } from '../account/account.ts';
import { billingContextOf, runCommand } from '../operations/context.ts';
import { requirePayer } from '../account/access.ts';
import { presentDetails, saveDetails } from './invoiceDetails.ts';

export const invoiceDetailsRoutes = new Hono<Vars>();

invoiceDetailsRoutes.put('/api/billing/invoiceDetails', ...requirePayer, async (c) => {
  const body = await readBody(c, InvoiceDetailsBody);
  const context = billingContextOf(c);
  const commandResult = await runCommand(
    c,
    context,
    { kind: 'details', params: { ...body } },
    (operation) => saveDetails(context, operation, body),
  );
  if (commandResult.isDone && commandResult.result.status === 'refused') {
    throw invalid({ 'taxId.value': ['Stripe does not take this number. Check for a typo.'] });
  }
  const invoiceDetails = presentDetails(await readAccount(c.var.services, c.var.companyId));
  return c.json({
    status: commandResult.isDone ? 'success' : 'failed',
    invoiceDetails,
    ...(!commandResult.isDone && { reason: commandResult.reason }),
  } satisfies InvoiceDetailsAnswer);
});
