/** What became of an operation whose answer was lost, or which the payer's bank was asked about: Stripe knows. */
import { eq } from 'drizzle-orm';
import { type ChangeResult, completeChange } from './sideEffects.ts';
import { OPERATION, idOf, readLive } from './stripeSubscription.ts';
import { type OperationRow, type Outcome, isWaiting } from '../operations/operationRows.ts';
import type { StripeFailure } from '../stripe/failures.ts';
import { readPayment } from '../stripe/openInvoices.ts';
import { requirePayments } from '../stripe/payments.ts';
import { findCustomer } from '../sync/customers.ts';
import { users } from '../../db/schema/users.ts';
import type { Actor, Services } from '../../http/vars.ts';

/** The outcome; the side effects of what Stripe took are done by then. @throws what Stripe's client throws. */
export async function readOutcome(services: Services, row: OperationRow): Promise<Outcome> {
  const { stripe } = requirePayments(services);
  const invoice = waitsOn(row);
  if (invoice !== null) {
    const { status } = await readPayment(stripe, invoice);
    if (status === 'paid') return finish(services, row, invoice);
    // The payer can confirm it still.
    if (status === 'open') return { state: 'waiting' };
    if (row.state === 'waiting') {
      return { state: 'failed', result: NOT_CONFIRMED, error: NOT_CONFIRMED.code };
    }
  }
  const change = await findChange(services, row);
  return change === null ? { state: 'reconciled' } : finish(services, row, change.invoice);
}

const NOT_CONFIRMED: StripeFailure = {
  code: 'not_confirmed',
  declineCode: null,
  message: 'The bank’s confirmation did not come, so nothing was changed.',
};

/** The invoice that the bank was asked about; null where it was not asked. */
function waitsOn({ result }: OperationRow): string | null {
  return isWaiting(result) && 'invoice' in result && typeof result.invoice === 'string'
    ? result.invoice
    : null;
}

/** The change that an operation has made at Stripe; null where it made none. */
async function findChange(
  services: Services,
  { id, companyId }: OperationRow,
): Promise<{ readonly invoice: string | null } | null> {
  const payments = requirePayments(services);
  const customer = await findCustomer(services.db, companyId, payments.mode);
  if (!customer?.customerId) return null;
  const { current } = await readLive(payments, customer.customerId);
  if (current?.metadata[OPERATION] !== id) return null;
  return { invoice: idOf(current.latest_invoice) };
}

/** Does the side effects, as the call would have. */
async function finish(
  services: Services,
  { companyId, userId, sideEffects }: OperationRow,
  invoice: string | null,
): Promise<Outcome> {
  const actor = await actorOf(services, userId, companyId);
  // Without any, or of a user who was deleted: another user can do the rest.
  if (sideEffects === null || !actor) return { state: 'reconciled' };
  const { action, what, ...changes } = sideEffects;
  const context = { services, payments: requirePayments(services), actor, companyId };
  const result: ChangeResult = await completeChange({ ...context, clientKey: null }, changes, {
    status: 'success',
    invoice,
    action,
    what,
  });
  return { state: 'done', result };
}

async function actorOf(
  { db }: Services,
  userId: number | null,
  companyId: number,
): Promise<Actor | null> {
  if (userId === null) return null;
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) return null;
  const { id, role, status, email, name } = row;
  return { id, companyId, role, status, email, name };
}
