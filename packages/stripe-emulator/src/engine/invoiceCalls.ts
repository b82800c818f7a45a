/** The calls of one invoice. */
import { saveChange } from '../wire/changes.ts';
import type { Json } from '../wire/store.ts';
import type { Wire } from '../wire/context.ts';
import { type Data, idOf } from '../wire/data.ts';
import { StripeProblem } from '../wire/errors.ts';
import { hiddenSecret } from '../wire/ids.ts';
import { flag, mergedMetadata, nullable, text } from '../wire/params.ts';
import { finalize } from './finalize.ts';
import { intentOf } from './intents.ts';
import { ownCard } from './customerCard.ts';
import { markPaid } from './invoiceOutcome.ts';
import { payInvoice } from './pay.ts';
import { intentProblem } from './intentProblem.ts';
import { type Invoice, type InvoiceItem, all, dataOf, get, put } from './stored.ts';

/** Pays an invoice now: with the card that is named, else with the one that pays by default; `paid_out_of_band` without any. */
export async function payOpenInvoice(wire: Wire, invoice: Invoice, at: number): Promise<Invoice> {
  const cardId = text(wire.params, 'payment_method');
  const card = cardId
    ? await ownCard(wire, invoice.customer ?? '', cardId, 'payment_method')
    : undefined;
  const open = invoice.status === 'draft' ? await finalize(wire, invoice, at) : invoice;
  if (open.status === 'paid') return open;
  if (flag(wire.params, 'paid_out_of_band')) return markPaid(wire, open, at);
  const { invoice: after, intent } = await payInvoice(wire, open, {
    at,
    // Stripe assumes by default that the payer is away.
    isOffSession: flag(wire.params, 'off_session') ?? true,
    isAutomatic: false,
    card,
  });
  if (after.status === 'paid') return after;
  if (intent?.status === 'requires_action') {
    throw new StripeProblem({
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message:
        'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
      objects: { payment_intent: dataOf(intent) },
    });
  }
  throw intentProblem(intent, { isCommitted: true });
}

/** Changes what may be changed of an invoice. */
export async function updateDraft(wire: Wire, id: string): Promise<Invoice> {
  const before = await get(wire, 'invoice', id);
  const { params } = wire;
  const description = nullable(params, 'description');
  const card = text(params, 'default_payment_method');
  if (card) await ownCard(wire, before.customer ?? '', card, 'default_payment_method');
  const after: Invoice = {
    ...before,
    auto_advance: flag(params, 'auto_advance') ?? before.auto_advance,
    ...(description !== undefined && { description }),
    ...(card !== undefined && { default_payment_method: card }),
    metadata: mergedMetadata({ ...before.metadata }, params),
  };
  await saveChange(wire, 'invoice.updated', dataOf(before), dataOf(after));
  return after;
}

async function freed(wire: Wire, item: InvoiceItem): Promise<void> {
  await put(wire, { ...item, invoice: null });
}

/** Deletes a draft made by hand; its items wait again. */
export async function deleteDraft(wire: Wire, id: string): Promise<Data> {
  const draft = await get(wire, 'invoice', id);
  if (draft.status !== 'draft' || draft.billing_reason !== 'manual') {
    throw new StripeProblem({
      message: 'You can only delete draft invoices that no subscription made.',
      code: 'invoice_not_editable',
    });
  }
  for (const item of await all(wire, 'invoiceitem', draft.customer ?? '')) {
    if (item.invoice === id) await freed(wire, item);
  }
  await wire.tx.delete(id);
  await wire.emit('invoice.deleted', dataOf(draft));
  return { id, object: 'invoice', deleted: true };
}

/** The secret with which a browser confirms the payment of an open invoice. */
export async function confirmationSecret(wire: Wire, invoice: Data): Promise<Json> {
  const intent = await intentOf(wire, idOf(invoice));
  return intent && { client_secret: hiddenSecret(intent.id), type: 'payment_intent' };
}
