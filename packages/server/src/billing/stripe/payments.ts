/** Stripe as the rest of the server has it: one client, and behind it Stripe itself or the emulator. */
import { createHmac } from 'node:crypto';
import { Stripe } from 'stripe';
import type { Emulator, EmulatorOptions } from '@hangtag/stripe-emulator/wire/emulator';
import type { EmulatorStore } from '@hangtag/stripe-emulator/wire/store';
import { EMULATOR_PUBLISHABLE_KEY, EMULATOR_SECRET_KEY, emulatorStore } from './emulatorStore.ts';
import { receiveEvent } from './receiveEvent.ts';
import { type Fetch, type TransportOptions, CALL_MS, resilientFetch } from './transport.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { StripeMode } from '../../db/schema/billingJson.ts';
import { Refusal } from '../../http/refusal.ts';

/** The payment service and its keys. */
export interface Payments {
  readonly stripe: Stripe;
  readonly mode: StripeMode;
  /** For the browser. */
  readonly publishableKey: string;
  /** Signs webhooks. */
  readonly webhookSecret: string;
  /** Present in the mode `emulator`. */
  readonly emulator: Emulator | null;
}

declare module '../../http/vars.ts' {
  interface Services {
    /** Null without payments; `requirePayments` then rejects. */
    readonly payments: Payments | null;
  }
}

/** The parts of it. */
interface PaymentsParts {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => Date;
  /** Wraps every request to Stripe: tests record or disturb it. @default the request itself */
  readonly interceptFetch?: (fetch: Fetch) => Fetch;
  /** Timeouts and retries. @default those of `resilientFetch` */
  readonly transport?: TransportOptions;
  /** The emulator's object store. @default in `db` */
  readonly emulatorObjects?: EmulatorStore;
  /** Wraps the delivery of the emulator's webhooks. @default the delivery itself */
  readonly interceptDelivery?: (deliver: EmulatorOptions['deliver']) => EmulatorOptions['deliver'];
}

/** Stripe by its keys; without keys the emulator, under the demo rule only; otherwise null. */
export async function createPayments({
  config,
  db,
  now,
  interceptFetch = (fetch) => fetch,
  transport = {},
  emulatorObjects = emulatorStore(db),
  interceptDelivery = (deliver) => deliver,
}: PaymentsParts): Promise<Payments | null> {
  const { stripe: keys, demo, appKeys } = config;
  if (keys) {
    const fetch = interceptFetch((url, init) => globalThis.fetch(url, init));
    const { secretKey, ...rest } = keys;
    return { ...rest, stripe: clientOf(secretKey, fetch, transport), emulator: null };
  }
  if (!demo) return null;
  // Imported here only: outside the demo rule the emulator is never even loaded.
  const { createEmulator } = await import('@hangtag/stripe-emulator/createEmulator');
  const webhookSecret = `whsec_${createHmac('sha256', appKeys[0]).update('webhooks').digest('hex')}`;
  // Made when first asked for: most tests never are.
  const emulator = once(() =>
    createEmulator({
      store: emulatorObjects,
      now,
      secretKey: EMULATOR_SECRET_KEY,
      webhookSecret,
      deliver: interceptDelivery((body, signature) =>
        receiveEvent({ db, mode: 'emulator', webhookSecret }, body, signature),
      ),
    }),
  );
  const fetch = interceptFetch((url, init) => emulator().fetch(new Request(url, init)));
  const stripe = once(() => clientOf(EMULATOR_SECRET_KEY, fetch, transport));
  return {
    mode: 'emulator',
    publishableKey: EMULATOR_PUBLISHABLE_KEY,
    webhookSecret,
    get stripe() {
      return stripe();
    },
    get emulator() {
      return emulator();
    },
  };
}

/** @throws Refusal 503 without payments. */
export function requirePayments({ payments }: { readonly payments: Payments | null }): Payments {
  if (payments) return payments;
  throw new Refusal(503, 'Payments are not set up on this server. Nothing was charged.');
}

function clientOf(secretKey: string, fetch: Fetch, options: TransportOptions): Stripe {
  const patient = resilientFetch(fetch, options);
  return new Stripe(secretKey, {
    // The transport retries, because it alone knows how much time is left.
    maxNetworkRetries: 0,
    timeout: CALL_MS,
    telemetry: false,
    // The client always gives an address and what to send.
    httpClient: Stripe.createFetchHttpClient((url, init = {}) =>
      patient(url instanceof Request ? url.url : String(url), init),
    ),
  });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
