/** The emulator's interface. */
import type { EmulatorStore } from './store.ts';

/** Its dependencies. */
export interface EmulatorOptions {
  readonly store: EmulatorStore;
  /** The present, for everything without a test clock. */
  readonly now: () => Date;
  /** Must begin with `sk_test_`; every other key is refused as Stripe does. */
  readonly secretKey: string;
  /** Signs webhooks (`whsec_…`). */
  readonly webhookSecret: string;
  /**
   * Delivers one signed event after the request that caused it; called again later where it throws, as Stripe does.
   * @param body The event's JSON, exactly the signed bytes.
   * @param signature Value of the header `Stripe-Signature`.
   */
  readonly deliver: (body: string, signature: string) => Promise<void>;
}

/** Stripe's API as one function. */
export interface Emulator {
  /** Answers `/v1/...` as Stripe's API does, and `/_stripe/...` to the stub of Stripe.js in the browser. */
  fetch(request: Request): Promise<Response>;
  /** Delivers events that wait; resolves when none is left that can be delivered now. */
  flush(): Promise<void>;
}
