/** Gives up a subscription that is not paid for. */
import { Stripe } from 'stripe';
import { idOf } from './stripeSubscription.ts';

/** Cancels a subscription that is not paid for, and takes a first invoice back that replaced nothing; one that has ended already is fine. */
export async function cancelUnpaid(
  stripe: Stripe,
  { id, status, latest_invoice: latest }: Stripe.Subscription,
): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    const isEnded =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isEnded) throw error;
  }
  const invoice = idOf(latest);
  if (status !== 'incomplete' || invoice === null) return;
  const { status: left } = await stripe.invoices.retrieve(invoice);
  if (left === 'open') await stripe.invoices.voidInvoice(invoice);
}
