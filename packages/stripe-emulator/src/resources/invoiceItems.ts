/** Invoice items: what waits for a customer's next invoice, or is put on a draft. */
import { type InvoiceItem, dataOf, get, put } from '../engine/stored.ts';
import { recalculate } from '../engine/manualInvoice.ts';
import type { Wire } from '../wire/context.ts';
import type { Data } from '../wire/data.ts';
import { StripeProblem } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { page } from '../wire/page.ts';
import { hash, integer, mergedMetadata, nullable, required, text } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';

async function amountAsked(
  wire: Wire,
): Promise<Pick<InvoiceItem, 'amount' | 'currency' | 'pricing' | 'quantity' | 'quantity_decimal'>> {
  const quantity = integer(wire.params, 'quantity') ?? 1;
  const counted = { quantity, quantity_decimal: String(quantity) };
  const priceId = text(hash(wire.params, 'pricing') ?? {}, 'price');
  if (priceId !== undefined) {
    const price = await get(wire, 'price', priceId, 'pricing[price]');
    const pricing: InvoiceItem['pricing'] = {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.unit_amount ?? 0),
    };
    const amount = (price.unit_amount ?? 0) * quantity;
    return { amount, currency: price.currency, pricing, ...counted };
  }
  const amount = integer(wire.params, 'amount');
  if (amount === undefined) {
    throw new StripeProblem({
      message: 'You must pass either `amount`, `unit_amount_decimal` or `pricing`.',
      code: 'parameter_missing',
      param: 'amount',
    });
  }
  return { amount, currency: text(wire.params, 'currency') ?? 'usd', pricing: null, ...counted };
}

async function create(wire: Wire): Promise<Data> {
  const invoiceId = nullable(wire.params, 'invoice') ?? null;
  const draft = invoiceId ? await get(wire, 'invoice', invoiceId, 'invoice') : null;
  if (draft && draft.status !== 'draft') {
    throw new StripeProblem({
      message: 'You can only add invoice items to a draft invoice.',
      code: 'invoice_not_editable',
      param: 'invoice',
    });
  }
  const customerId = draft?.customer ?? required(wire.params, 'customer');
  const customer = await get(wire, 'customer', customerId, 'customer');
  const at = await wire.nowOf(customerId);
  const subscription = text(wire.params, 'subscription');
  const item: InvoiceItem = {
    id: newId('ii'),
    object: 'invoiceitem',
    ...(await amountAsked(wire)),
    customer: customerId,
    customer_account: null,
    date: at,
    description: nullable(wire.params, 'description') ?? null,
    discountable: true,
    discounts: [],
    invoice: draft?.id ?? null,
    livemode: false,
    metadata: mergedMetadata({}, wire.params),
    parent: subscription
      ? { subscription_details: { subscription }, type: 'subscription_details' }
      : null,
    period: { start: at, end: at },
    proration: false,
    tax_rates: [],
    test_clock: customer.test_clock ?? null,
  };
  await put(wire, item);
  await wire.emit('invoiceitem.created', dataOf(item));
  if (draft) await recalculate(wire, draft);
  return dataOf(item);
}

async function remove(wire: Wire): Promise<Data> {
  const item = await get(wire, 'invoiceitem', wire.path('id'));
  const invoice = item.invoice ? await get(wire, 'invoice', item.invoice) : null;
  if (invoice && invoice.status !== 'draft') {
    throw new StripeProblem({
      message: 'This invoice item is on a finalized invoice and cannot be deleted.',
      code: 'invoice_not_editable',
    });
  }
  await wire.tx.delete(item.id);
  await wire.emit('invoiceitem.deleted', dataOf(item));
  if (invoice) await recalculate(wire, invoice);
  return { id: item.id, object: 'invoiceitem', deleted: true };
}

/** `/v1/invoiceitems`. */
export const invoiceItems: Resource = {
  routes: {
    'POST /v1/invoiceitems': create,
    'GET /v1/invoiceitems': (wire) => {
      const invoice = text(wire.params, 'invoice');
      return page(wire, '/v1/invoiceitems', {
        kind: 'invoiceitem',
        owner: text(wire.params, 'customer'),
        accepts: (data) => invoice === undefined || data['invoice'] === invoice,
      });
    },
    'GET /v1/invoiceitems/:id': (wire) => wire.find('invoiceitem', wire.path('id')),
    'DELETE /v1/invoiceitems/:id': remove,
  },
};
