/** From a draft to an open invoice: its number, the customer's balance, and the payment that is to be made. */
import { settle } from '../money/totals.ts';
import { applyBalance } from './customerBalance.ts';
import type { Wire } from '../wire/context.ts';
import { StripeProblem } from '../wire/errors.ts';
import { billedTo } from './billedTo.ts';
import { openPayment } from './intents.ts';
import { markPaid } from './invoiceOutcome.ts';
import { type Customer, type Invoice, dataOf, get, put } from './stored.ts';

async function nextNumber(wire: Wire, customer: Customer): Promise<string> {
  const sequence = customer.next_invoice_sequence ?? 1;
  const fresh = await get(wire, 'customer', customer.id);
  await put(wire, { ...fresh, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix ?? 'INVOICE'}-${String(sequence).padStart(4, '0')}`;
}

/** Settles the balance and opens the payment; an invoice over nothing is paid at once. */
export async function finalize(wire: Wire, draft: Invoice, at: number): Promise<Invoice> {
  if (draft.status !== 'draft') {
    throw new StripeProblem({
      message: 'This invoice is already finalized, you cannot re-finalize a non-draft invoice.',
      code: 'invoice_not_editable',
    });
  }
  const customer = await get(wire, 'customer', draft.customer ?? '');
  const { amountDue, endingBalance, reason } = settle(draft.total, customer.balance);
  const open: Invoice = {
    ...draft,
    ...(await billedTo(wire, customer)),
    amount_due: amountDue,
    amount_remaining: amountDue,
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: endingBalance,
    next_payment_attempt: null,
    number: await nextNumber(wire, customer),
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  };
  if (reason) {
    await applyBalance(wire, customer.id, {
      amount: endingBalance - customer.balance,
      type: reason,
      invoice: open.id,
    });
  }
  await put(wire, open);
  await wire.emit('invoice.finalized', dataOf(open));
  if (amountDue === 0) {
    return markPaid(wire, open, at);
  }
  await openPayment(wire, open, at);
  return open;
}
