/** `PUT /api/billing/invoiceDetails`: the tax id and the order number on later invoices. Stripe stores them, because it writes the invoices. */
import { Hono } from 'hono';
import { Stripe } from 'stripe';
import type { InvoiceDetails } from '@hangtag/contract/wire/billing';
import type { InvoiceDetailsAnswer } from '@hangtag/contract/wire/billingAnswers';
import { InvoiceDetailsBody } from '@hangtag/contract/wire/billingCalls';
import { type BillingContext, billingContextOf, requirePayer } from '../account/access.ts';
import { readAccount } from '../account/account.ts';
import { presentDetails } from '../account/presentCustomer.ts';
import { recordInAudit } from './sideEffects.ts';
import { isTaxId } from './taxIdCheck.ts';
import { type Operation, runCommand } from '../operations/runOperation.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { PO_FIELD, poNumberIn } from '../sync/readInvoice.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import { isCurrentOf, staleWrite } from '../../http/conditionalWrite.ts';
import { versionTag } from '../../http/etag.ts';
import { readBody } from '../../http/parse.ts';
import { invalid } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';

export const invoiceDetailsRoutes = new Hono<Vars>();

invoiceDetailsRoutes.put('/api/billing/invoiceDetails', ...requirePayer, async (c) => {
  const body = await readBody(c, InvoiceDetailsBody);
  const context = billingContextOf(c);
  const isCurrent = isCurrentOf(c);
  const detailsNow = async () =>
    presentDetails(await readAccount(context.services, context.companyId));
  return runCommand(c, context, {
    kind: 'details',
    params: { ...body },
    async check() {
      if (body.taxId && !isTaxId(body.taxId.type, body.taxId.value)) {
        throw invalid({ 'taxId.value': ['This number can’t exist. Check for a typo.'] });
      }
    },
    async send(operation) {
      // A resumed one may have changed them itself.
      const now = operation.isResumed ? null : await detailsNow();
      if (now && !isCurrent(now.version))
        throw staleWrite('set of invoice details', now.version, now);
      return sendDetails(context, operation, body);
    },
    async complete(sent) {
      if (sent.status === 'refused') return sent;
      const before = await detailsNow();
      await syncCompany(context.services, context.companyId);
      const change = changed(before, await detailsNow());
      if (Object.keys(change.after).length > 0) {
        await recordInAudit(context, 'billing.details-changed', 'Invoice details', change);
      }
      return sent;
    },
    async answer(result) {
      if (result.isDone && result.result.status === 'refused') {
        throw invalid({ 'taxId.value': ['Stripe does not take this number. Check for a typo.'] });
      }
      const now = await detailsNow();
      c.header('ETag', versionTag(now.version));
      return c.json({
        status: result.isDone ? 'success' : 'failed',
        invoiceDetails: now,
        ...(!result.isDone && { reason: result.reason }),
      } satisfies InvoiceDetailsAnswer);
    },
  });
});

/** Stripe's result; `refused` when it rejects the number. */
interface SentDetails {
  readonly status: 'success' | 'refused';
}

/** Saves the given fields at Stripe, the tax id first: it can be refused, and then nothing has changed. */
async function sendDetails(
  { services, payments, companyId }: BillingContext,
  { key }: Operation,
  { taxId, poNumber }: InvoiceDetailsBody,
): Promise<SentDetails> {
  const customer = await ensureCustomer(services, companyId);
  const { stripe } = payments;
  try {
    if (taxId !== undefined) await setTaxId(stripe, customer, taxId, key('taxId'));
  } catch (error) {
    if (isRefusedNumber(error)) return { status: 'refused' };
    throw error;
  }
  if (poNumber !== undefined) await setPoNumber(stripe, customer, poNumber || null, key('po'));
  return { status: 'success' };
}

/** One at a time: the new one comes before the others go, and an equal one stays. */
async function setTaxId(
  stripe: Stripe,
  customer: string,
  wanted: InvoiceDetailsBody['taxId'],
  idempotencyKey: string,
): Promise<void> {
  const { data } = await stripe.customers.listTaxIds(customer, { limit: 100 });
  const same = data.find(({ type, value }) => type === wanted?.type && value === wanted.value);
  if (wanted && !same) await stripe.customers.createTaxId(customer, wanted, { idempotencyKey });
  for (const { id } of data) {
    if (id !== same?.id) await stripe.customers.deleteTaxId(customer, id);
  }
}

/** Fields that support has added at Stripe stay. */
async function setPoNumber(
  stripe: Stripe,
  customer: string,
  wanted: string | null,
  idempotencyKey: string,
): Promise<void> {
  const found = await stripe.customers.retrieve(customer);
  if (found.deleted || poNumberIn(found.invoice_settings.custom_fields) === wanted) return;
  const others = (found.invoice_settings.custom_fields ?? []).filter(
    ({ name }) => name !== PO_FIELD,
  );
  const fields = wanted === null ? others : [...others, { name: PO_FIELD, value: wanted }];
  const settings = {
    invoice_settings: { custom_fields: fields.length === 0 ? ('' as const) : fields },
  };
  await stripe.customers.update(customer, settings, { idempotencyKey });
}

const isRefusedNumber = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'tax_id_invalid';

/** The fields that differ, for the audit log. */
function changed(before: InvoiceDetails, after: InvoiceDetails) {
  const was: Record<string, string | null> = {};
  const is: Record<string, string | null> = {};
  const note = (field: string, old: string | null, now: string | null) => {
    if (old === now) return;
    was[field] = old;
    is[field] = now;
  };
  note('taxId', before.taxId?.value ?? null, after.taxId?.value ?? null);
  note('poNumber', before.poNumber, after.poNumber);
  return { before: was, after: is };
}
