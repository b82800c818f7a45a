/** What a company wants on its invoices: a tax id and its own order number (N12). They are kept at Stripe, which writes the invoices. */
import { Stripe } from 'stripe';
import type { InvoiceDetails } from '@hangtag/contract/wire/billing';
import type { InvoiceDetailsBody } from '@hangtag/contract/wire/billingCalls';
import { detailsOf, ensureCustomer } from '../sync/customers.ts';
import type { Operation } from '../operations/runOperation.ts';
import { PO_FIELD, poNumberIn } from '../sync/readInvoice.ts';
import { syncCompany } from '../sync/sync.ts';
import { type Account, readAccount } from '../account/account.ts';
import type { BillingContext } from '../operations/context.ts';
import { recordInAudit } from '../changes/completeChange.ts';
import { buyerOf } from './invoiceFacts.ts';

/** What the next invoice will say of who pays it. */
export function presentDetails({ company, billing: { customer } }: Account): InvoiceDetails {
  const { name, email, address } = detailsOf(company);
  const { postal_code: postalCode, ...place } = address;
  const billTo = buyerOf({
    name,
    email,
    address: { ...place, city: null, postalCode },
    taxIds: [],
  });
  const [taxId] = customer?.taxIds ?? [];
  return {
    billTo,
    taxId: taxId?.value ? { type: taxId.type, value: taxId.value } : null,
    poNumber: customer?.poNumber ?? null,
  };
}

/** What came of saving them; `refused` where Stripe does not take the number. */
export interface DetailsResult {
  readonly status: 'success' | 'refused';
}

/** Saves what was given. The tax id first, since it can be refused: then nothing has changed. */
export async function saveDetails(
  context: BillingContext,
  { key }: Operation,
  { taxId, poNumber }: InvoiceDetailsBody,
): Promise<DetailsResult> {
  const { services, payments, companyId } = context;
  const customer = await ensureCustomer(services, companyId);
  const { stripe } = payments;
  const before = presentDetails(await readAccount(services, companyId));
  try {
    if (taxId !== undefined) await setTaxId(stripe, customer, taxId, key('taxId'));
  } catch (error) {
    if (isRefusedNumber(error)) return { status: 'refused' };
    throw error;
  }
  if (poNumber !== undefined) await setPoNumber(stripe, customer, poNumber || null, key('po'));
  await syncCompany(services, companyId);
  const after = presentDetails(await readAccount(services, companyId));
  const change = changed(before, after);
  if (Object.keys(change.after).length > 0)
    await recordInAudit(context, 'billing.details-changed', 'Invoice details', change);
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

/** For the log: only what is no longer as it was. */
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
