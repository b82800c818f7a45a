/** The changes of cards during which the server is killed: every call that changes which card a company pays with. */
import type { BillingConfig, IntentAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { BillingAction, BillingClient } from './billingActions.ts';

/** A set-up intent as the emulator shows it to a browser. */
interface SetupIntent {
  readonly status: string;
  readonly payment_method: string | { readonly id: string } | null;
}

/** A card that Stripe publishes for tests, as it is typed. */
const typed = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '5555555555554444',
  'payment_method_data[card][exp_month]': '4',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
  'payment_method_data[billing_details][name]': 'Proof',
} as const;

/** The emulator's answers to a browser. */
export interface SavedCardSetup {
  readonly key: string;
  readonly client_secret: string;
}

/** The client secret for saving a card, fetched when the form opens. */
export async function startCardSetup(client: BillingClient): Promise<SavedCardSetup> {
  const config = (await client.send('GET', '/api/billing/config')).body as BillingConfig;
  const { intent } = (await client.send('GET', '/api/intent')).body as IntentAnswer;
  return { key: config.publishableKey ?? '', client_secret: intent.client_secret };
}

/** Confirms it with the card, as Stripe.js does; if it is already confirmed, fetches its card alone. */
async function cardOf(client: BillingClient, permission: SavedCardSetup): Promise<string> {
  const [id = ''] = permission.client_secret.split('_secret_');
  const entryPoint = `/_stripe/setup_intents/${id}`;
  const seen = (await client.submit(entryPoint, { ...permission })).body as SetupIntent;
  const { payment_method: card, status } =
    seen.status === 'succeeded'
      ? seen
      : ((await client.submit(`${entryPoint}/confirm`, { ...permission, ...typed }))
          .body as SetupIntent);
  if (status !== 'succeeded' || card === null) throw new Error(`The intent is ${status}.`);
  return typeof card === 'string' ? card : card.id;
}

/** Types a card in, sets it up at Stripe, and saves it. */
export function saveCard(permission: SavedCardSetup): BillingAction {
  let card: string | undefined;
  return {
    most: { bills: 0, cards: 1 },
    // Only an earlier answer gives the card's id.
    isDone: ({ paymentMethods: now }, { paymentMethods: before }) =>
      card === undefined ? now.length > before.length : now.some(({ id }) => id === card),
    async send(client) {
      card ??= await cardOf(client, permission);
      return client.send('POST', '/api/savePayment', { paymentMethod: card });
    },
  };
}

/** Makes another card the default. */
export function setDefaultCard(paymentMethod: string): BillingAction {
  return {
    most: { bills: 0, cards: 0 },
    isDone: (now) => now.paymentMethods.some((card) => card.id === paymentMethod && card.default),
    send: (client) => client.send('POST', '/api/setDefaultPayment', { paymentMethod }),
  };
}

/** Deletes a card. */
export function removeCard(paymentMethod: string): BillingAction {
  return {
    most: { bills: 0, cards: 0 },
    isDone: (now) => now.paymentMethods.every((card) => card.id !== paymentMethod),
    send: (client) => client.send('POST', '/api/removePayment', { paymentMethod }),
  };
}
