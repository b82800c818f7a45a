/** The card of a change: it becomes the default one, because that is the one Stripe charges, and is put back where it fails. */
import type { Operation } from '../operations/runOperation.ts';
import { UNKNOWN_CARD, attach, defaultCardOf, ownerOf, setDefault } from './cards.ts';
import type { BillingContext } from '../operations/context.ts';

/** Ready to charge, with a way back; or why it is not. */
export type PreparedCard =
  | { readonly isReady: true; readonly card: string | null; putBack(): Promise<void> }
  | { readonly isReady: false; readonly reason: string };

/** Takes the card, or the default one. */
export async function prepareCard(
  { payments: { stripe } }: BillingContext,
  { key }: Operation,
  customer: string,
  card: string | null,
): Promise<PreparedCard> {
  const before = await defaultCardOf(stripe, customer);
  if (card === null || card === before) {
    return { isReady: true, card: before, putBack: async () => undefined };
  }
  const owner = await ownerOf(stripe, card);
  if (owner !== null && owner !== customer) return { isReady: false, reason: UNKNOWN_CARD };
  const own = owner === customer ? card : await attach(stripe, customer, card, key('attach'));
  if (own === null) return { isReady: false, reason: UNKNOWN_CARD };
  await setDefault(stripe, customer, own, key('default'));
  return {
    isReady: true,
    card: own,
    async putBack() {
      if (before !== null) await setDefault(stripe, customer, before, key('putBack'));
    },
  };
}
