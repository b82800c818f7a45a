/** Prorations for the next invoice (`create_prorations`). */
import { type ChargedLine, type DraftLine, billedAfter } from '../money/change.ts';
import { netOfCharge } from '../money/prorate.ts';
import type { Wire } from '../wire/context.ts';
import { newId } from '../wire/ids.ts';
import type { Change } from './change.ts';
import { storeItemMemory } from './items.ts';
import { type InvoiceItem, dataOf, put } from './stored.ts';

function waitingItem(line: DraftLine, { after, at, customer }: Change): InvoiceItem {
  const discounts = line.discounts ?? [];
  return {
    id: newId('ii'),
    object: 'invoiceitem',
    amount: line.amount,
    currency: after.currency,
    customer: after.customer,
    customer_account: null,
    date: at,
    description: line.description,
    discountable: false,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    net_amount: netOfCharge({ gross: line.amount, discounts }),
    parent: {
      subscription_details: { subscription: after.id, subscription_item: line.item },
      type: 'subscription_details',
    },
    period: line.period,
    pricing: {
      price_details: { price: line.price.id, product: line.price.productId },
      type: 'price_details',
      unit_amount_decimal: String(line.price.unitAmount),
    },
    proration: true,
    proration_details: { credited_items: null, discount_amounts: discounts },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    tax_rates: [],
    test_clock: customer.test_clock ?? null,
  };
}

/** Stores a change's prorations for the next invoice, and what each item is charged by them. */
export async function storePendingProrations(
  wire: Wire,
  change: Change,
): Promise<readonly ChargedLine[]> {
  const charged: ChargedLine[] = [];
  for (const line of change.lines) {
    const item = await put(wire, waitingItem(line, change));
    await wire.emit('invoiceitem.created', dataOf(item));
    charged.push({ ...line, id: item.id, discounts: line.discounts ?? [] });
  }
  for (const item of change.itemsAfter) {
    const billed = billedAfter(item, charged, null);
    await storeItemMemory(wire, item.id, { subscription: change.after.id, billed });
  }
  return charged;
}
