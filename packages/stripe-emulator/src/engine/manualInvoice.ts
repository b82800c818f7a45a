/** Invoices made by hand. */
import type { Wire } from '../wire/context.ts';
import { flag, hashes, mergedMetadata, nullable, required, text } from '../wire/params.ts';
import { requestedDiscounts } from './discounts.ts';
import { calculatedInvoice, waitingItems, savedInvoice } from './draft.ts';
import { lineOfItem } from './lines.ts';
import { existingCustomer } from './customerCard.ts';
import { type Discount, type Invoice, all, get, put } from './stored.ts';

/** The draft of `POST /v1/invoices`, with pending items if they are requested. */
export async function manualInvoice(wire: Wire): Promise<Invoice> {
  const { params } = wire;
  const customer = await existingCustomer(wire, required(params, 'customer'));
  const at = await wire.nowOf(customer.id);
  const subscriptionId = text(params, 'subscription');
  const subscription = subscriptionId
    ? await get(wire, 'subscription', subscriptionId, 'subscription')
    : null;
  const isGathering =
    subscription !== null || text(params, 'pending_invoice_items_behavior') === 'include';
  const gathered = isGathering ? await waitingItems(wire, customer.id, subscriptionId ?? null) : [];
  const discounts = await requestedDiscounts(wire, hashes(params, 'discounts') ?? [], {
    now: at,
    customer: customer.id,
    subscription: subscriptionId ?? '',
    subtotal: gathered.reduce((sum, { amount }) => sum + amount, 0),
    isPreview: false,
  });
  const invoice = await calculatedInvoice(wire, {
    customer,
    subscription,
    reason: 'manual',
    lines: gathered.map(lineOfItem),
    discounts,
    at,
    currency: text(params, 'currency') ?? gathered[0]?.currency ?? 'usd',
    period: { start: at, end: at },
    finalizesAt: null,
    metadata: mergedMetadata({}, params),
    description: nullable(params, 'description') ?? null,
  });
  return savedInvoice(
    wire,
    { ...invoice, auto_advance: flag(params, 'auto_advance') ?? false },
    gathered,
  );
}

/** A draft after its items changed. */
export async function recalculate(wire: Wire, draft: Invoice): Promise<Invoice> {
  const items = await all(wire, 'invoiceitem', draft.customer ?? '');
  const own = items.filter(({ invoice }) => invoice === draft.id);
  const discounts: Discount[] = [];
  for (const id of draft.discounts) discounts.push(await get(wire, 'discount', id));
  const fresh = await calculatedInvoice(
    wire,
    {
      customer: await get(wire, 'customer', draft.customer ?? ''),
      subscription: null,
      reason: draft.billing_reason,
      lines: own.map(lineOfItem),
      discounts,
      at: draft.created,
      currency: own[0]?.currency ?? draft.currency,
      period: { start: draft.period_start, end: draft.period_end },
      finalizesAt: draft.automatically_finalizes_at,
    },
    draft.id,
  );
  const { auto_advance, description, metadata, parent } = draft;
  return put(wire, { ...fresh, auto_advance, description, metadata, parent });
}
