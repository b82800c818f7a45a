/** Who an invoice bills. */
import type { Wire } from '../wire/context.ts';
import { textOf } from '../wire/data.ts';
import type { Customer, Invoice } from './stored.ts';

/** The billed customer at this moment; frozen when the invoice is finalised. */
export async function billedTo(
  wire: Wire,
  customer: Customer,
): Promise<
  Pick<
    Invoice,
    | 'custom_fields'
    | 'customer_address'
    | 'customer_email'
    | 'customer_name'
    | 'customer_phone'
    | 'customer_shipping'
    | 'customer_tax_exempt'
    | 'customer_tax_ids'
    | 'footer'
  >
> {
  const taxIds = await wire.tx.list({ kind: 'tax_id', owner: customer.id, order: 'oldest' });
  return {
    custom_fields: customer.invoice_settings.custom_fields,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: customer.shipping,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: taxIds.map(({ data }) => ({
      type: textOf(data, 'type') ?? 'unknown',
      value: textOf(data, 'value'),
    })),
    footer: customer.invoice_settings.footer,
  };
}
