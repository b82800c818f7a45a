/** Paying an open invoice. */
import type { Wire } from '../wire/context.ts';
import { type AttemptFacts, attempt } from './charge.ts';
import { intentOf } from './intents.ts';
import { payingCard } from './customerCard.ts';
import { markFailed, markPaid, subscriptionOf } from './invoiceOutcome.ts';
import { type Invoice, type PaymentIntent, type PaymentMethod, get } from './stored.ts';

/** How an invoice is paid. */
export interface PayFacts extends AttemptFacts {
  /** Is it tried by the schedule, not by a person? */
  readonly isAutomatic: boolean;
  /** @default the subscription's card, else the customer's default */
  readonly card?: PaymentMethod | null;
}

/** What an attempt to pay an invoice led to. */
export interface Payment {
  readonly invoice: Invoice;
  /** Null without a card. */
  readonly intent: PaymentIntent | null;
}

/** The invoice after its intent changed. */
export async function followIntent(
  wire: Wire,
  invoice: Invoice,
  intent: PaymentIntent,
  facts: PayFacts,
): Promise<Invoice> {
  if (intent.status === 'succeeded') {
    const isCounted = facts.isAutomatic || invoice.attempt_count === 0;
    const attempts = invoice.attempt_count + (isCounted ? 1 : 0);
    return markPaid(wire, { ...invoice, attempt_count: attempts }, facts.at);
  }
  return markFailed(wire, invoice, facts.at, {
    isAction: intent.status === 'requires_action',
    isOffSession: facts.isOffSession,
    isAutomatic: facts.isAutomatic,
  });
}

/** Tries to pay an open invoice by card; without any card it fails without a charge. */
export async function payInvoice(wire: Wire, invoice: Invoice, facts: PayFacts): Promise<Payment> {
  const customer = await get(wire, 'customer', invoice.customer ?? '');
  const subscription = await subscriptionOf(wire, invoice);
  const card = facts.card ?? (await payingCard(wire, customer, subscription, invoice));
  const open = await intentOf(wire, invoice.id);
  if (!card || !open) {
    const failed = await markFailed(wire, invoice, facts.at, {
      isAction: false,
      isOffSession: facts.isOffSession,
      isAutomatic: facts.isAutomatic,
    });
    return { invoice: failed, intent: open };
  }
  const intent = await attempt(wire, open, card, facts);
  return { invoice: await followIntent(wire, invoice, intent, facts), intent };
}
