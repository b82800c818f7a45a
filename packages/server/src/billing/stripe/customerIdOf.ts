/** Whom an event is about. */
import type { Stripe } from 'stripe';

/** The id of the customer; null when the event is about none. */
export function customerIdOf({ data, type }: Stripe.Event): string | null {
  const object = data.object as unknown as Readonly<Record<string, unknown>>;
  if (object['object'] === 'customer') return textOf(object['id']);
  const own = idOf(object['customer']);
  if (own !== null) return own;
  // A card that was taken away names nobody any more; its event says who had it.
  const before = data.previous_attributes as Readonly<Record<string, unknown>> | undefined;
  return type.startsWith('payment_method.') ? idOf(before?.['customer']) : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value ? textOf(value.id) : textOf(value);
