/** A webhook that arrived: verified, written down once, and left to the worker. */
import { Stripe } from 'stripe';
import type { Database } from '../../db/database.ts';
import { stripeEvents } from '../../db/schema/billing.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { customerIdOf } from './customerIdOf.ts';
import type { StripeMode } from '../../db/schema/stripeMode.ts';

interface Receiver {
  readonly db: Database;
  readonly mode: StripeMode;
  readonly webhookSecret: string;
}

/**
 * Takes one delivery; a second one of the same event changes nothing.
 * @param body What was signed, byte by byte.
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

/** Writes down those that are not there yet; answers how many were new. */
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
