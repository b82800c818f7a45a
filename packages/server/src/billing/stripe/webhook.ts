/** `POST /stripe/webhook`: Stripe's notification of an event; no session, no CSRF token, but a signature. */
import { Hono } from 'hono';
import { Stripe } from 'stripe';
import { requirePayments } from './payments.ts';
import { receiveEvent } from './receiveEvent.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';

export const webhookRoutes = new Hono<Vars>();

webhookRoutes.post('/stripe/webhook', async (c) => {
  const { db, log } = c.var.services;
  const { mode, webhookSecret } = requirePayments(c.var.services);
  // The raw bytes, because they are signed.
  const body = await c.req.text();
  try {
    const signature = c.req.header('stripe-signature') ?? '';
    await receiveEvent({ db, mode, webhookSecret }, body, signature);
  } catch (error) {
    if (!isNotStripes(error)) throw error;
    log.warn({ id: c.var.requestId }, 'webhook without a valid signature');
    throw new Refusal(400, 'The signature is not valid.');
  }
  return c.json({ received: true });
});

/** A wrong signature, one that is too old, or a body that is no event. */
const isNotStripes = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError;
