/** Stripe's own client in front of an emulator, with nothing in between. */
import { Stripe } from 'stripe';
import type { Emulator } from '../wire/emulator.ts';

/** The key of the tests' emulator. */
export const secretKey = 'sk_test_0123456789abcdefghijklmn';
/** Signs its webhooks. */
export const webhookSecret = 'whsec_of_the_tests';

/** A client without the schema check. */
export const plainClient = (emulator: Emulator): Stripe =>
  new Stripe(secretKey, {
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(
      (url: string | URL | Request, init?: RequestInit): Promise<Response> =>
        emulator.fetch(new Request(url, init)),
    ),
  });
