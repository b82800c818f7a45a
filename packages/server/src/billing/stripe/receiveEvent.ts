/** Receives a webhook: verifies it, stores it once, and leaves it to the worker. */
import { Stripe } from 'stripe';
import type { Database } from '../../db/database.ts';
import { stripeEvents } from '../../db/schema/billing.ts';
import type { StripeMode } from '../../db/schema/billingJson.ts';
import { enqueue } from '../../jobs/enqueue.ts';

interface Receiver {
  readonly db: Database;
  readonly mode: StripeMode;
  readonly webhookSecret: string;
}

/**
 * Stores one delivery; a repeated one of the same event changes nothing.
 * @param body The signed bytes.
 * @throws Stripe.errors.StripeSignatureVerificationError when it is not Stripe's, or older than five minutes.
 */
export async function receiveEvent(
  { db, mode, webhookSecret }: Receiver,
  body: string,
  signature: string,
): Promise<void> {
  const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret);
  await writeEvents(db, mode, [event]);
}

/** Stores the events that are new; returns how many. */
export async function writeEvents(
  db: Database,
  mode: StripeMode,
  events: readonly Stripe.Event[],
): Promise<number> {
  if (events.length === 0) return 0;
  return db.transaction(async (tx) => {
    const fresh = await tx
      .insert(stripeEvents)
      .values(
        events.map((event) => ({
          id: event.id,
          mode,
          type: event.type,
          customerId: customerIdOf(event),
          created: new Date(event.created * 1000),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    for (const { id } of fresh) await enqueue(tx, 'stripeEvent', { id });
    return fresh.length;
  });
}

/** The id of the customer; null when the event is about none. */
export function customerIdOf({ data, type }: Stripe.Event): string | null {
  const object = data.object as unknown as Readonly<Record<string, unknown>>;
  if (object['object'] === 'customer') return textOf(object['id']);
  const own = idOf(object['customer']);
  if (own !== null) return own;
  // A detached card has no customer; its event contains the previous one.
  const before = data.previous_attributes as Readonly<Record<string, unknown>> | undefined;
  return type.startsWith('payment_method.') ? idOf(before?.['customer']) : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value ? textOf(value.id) : textOf(value);
