/** The state of taking a card; the calls are the app's. */
export type CardSetup =
  /** Stripe's script and the setup intent are loading. */
  | {
      readonly phase: 'preparing';
      /** Whether loading takes long enough to tell the user. @default false */
      readonly isSlow?: boolean;
    }
  /** Card details can be entered. */
  | { readonly phase: 'ready' }
  /** Stripe or the server is unreachable, or something on this device blocks Stripe [F153]. */
  | {
      readonly phase: 'unavailable';
      /** The reason and the remedy, as a sentence. */
      readonly sentence: string;
    }
  /** The card company is processing the request. */
  | { readonly phase: 'saving' }
  /** The bank asks its customer in its own window (3-D Secure). */
  | { readonly phase: 'confirming' }
  /** The card company declined. */
  | {
      readonly phase: 'declined';
      /** The card company's reason: "Your card has insufficient funds." */
      readonly sentence: string;
    };

/** The details of a card; its number stays in the card element. */
export interface CardDetails {
  /** Name on the card, trimmed; empty where none is required. */
  readonly name: string;
}
