/**
 * The calls of the Stripe.js stub, with a publishable key and an intent's client secret. Card numbers arrive in a body, and only
 * published test cards are accepted.
 */
import { confirmSetup, finishSetup } from './resources/setupIntents.ts';
import { cardFor } from './resources/cards.ts';
import { confirmPayment, finishPayment } from './resources/paymentIntents.ts';
import { cardFromForm } from './resources/paymentMethods.ts';
import type { Wire } from './wire/context.ts';
import { textOf, type Data } from './wire/data.ts';
import { StripeProblem } from './wire/errors.ts';
import { idOfClientSecret } from './wire/ids.ts';
import { checkPublishableKey } from './wire/keys.ts';
import { flag, hash, required, text } from './wire/params.ts';
import type { Handler } from './wire/resource.ts';

/** The card that a confirmation brings: typed in, saved earlier, or the intent's own. */
async function cardOf(wire: Wire, intent: Data): Promise<Data> {
  const typed = hash(wire.params, 'payment_method_data');
  if (typed) return cardFromForm(wire, typed);
  const saved = text(wire.params, 'payment_method') ?? textOf(intent, 'payment_method');
  if (saved) return cardFor(wire, saved, 'payment_method');
  throw new StripeProblem({
    message: 'You must provide a payment method to confirm this intent.',
    code: 'parameter_missing',
    param: 'payment_method',
  });
}

/** The routes below `/_stripe`, for an emulator with that secret key. */
export function createBrowserRoutes(secretKey: string): Readonly<Record<string, Handler>> {
  const withKey =
    (handler: Handler): Handler =>
    (wire) => {
      checkPublishableKey(required(wire.params, 'key'));
      return handler(wire);
    };

  /** The intent whose client secret the request holds. */
  async function intentOf(wire: Wire, kind: 'setup_intent' | 'payment_intent'): Promise<Data> {
    const id = idOfClientSecret(required(wire.params, 'client_secret'), secretKey);
    if (id === wire.path('id')) return wire.find(kind, id);
    throw new StripeProblem({
      message: 'The client_secret provided does not match any associated intent on this account.',
      code: 'resource_missing',
      param: 'client_secret',
    });
  }

  const routes: Record<string, Handler> = {
    'POST /_stripe/payment_methods': (wire) => cardFromForm(wire, wire.params),
    'POST /_stripe/setup_intents/:id': (wire) => intentOf(wire, 'setup_intent'),
    'POST /_stripe/setup_intents/:id/confirm': async (wire) => {
      const intent = await intentOf(wire, 'setup_intent');
      return confirmSetup(wire, intent, await cardOf(wire, intent));
    },
    'POST /_stripe/setup_intents/:id/authenticate': async (wire) =>
      finishSetup(
        wire,
        await intentOf(wire, 'setup_intent'),
        flag(wire.params, 'allowed') === true,
      ),
    'POST /_stripe/payment_intents/:id': (wire) => intentOf(wire, 'payment_intent'),
    'POST /_stripe/payment_intents/:id/confirm': async (wire) => {
      const intent = await intentOf(wire, 'payment_intent');
      return confirmPayment(wire, intent, await cardOf(wire, intent));
    },
    'POST /_stripe/payment_intents/:id/authenticate': async (wire) =>
      finishPayment(
        wire,
        await intentOf(wire, 'payment_intent'),
        flag(wire.params, 'allowed') === true,
      ),
  };
  return Object.fromEntries(
    Object.entries(routes).map(([route, handler]) => [route, withKey(handler)]),
  );
}
