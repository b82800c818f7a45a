/** How taking a card stands; the calls are the app's. */
export type CardSetup =
  /** Stripe's script and the permission to save a card are on their way. */
  | {
      readonly phase: 'preparing';
      /** Does it take so long that one should hear of it? @default false */
      readonly isSlow?: boolean;
    }
  /** Card details can be given. */
  | { readonly phase: 'ready' }
  /** Stripe or the server could not be reached, or something on this device keeps Stripe away [F153]. */
  | {
      readonly phase: 'unavailable';
      /** Why, and what to do, as a sentence. */
      readonly sentence: string;
    }
  /** The card company is asked. */
  | { readonly phase: 'saving' }
  /** The bank asks its customer, in a window of its own (3-D Secure). */
  | { readonly phase: 'confirming' }
  /** The card company said no. */
  | {
      readonly phase: 'declined';
      /** Why, in the card company's words: "Your card has insufficient funds." */
      readonly sentence: string;
    };

/** What a card is given under; the figures themselves stay in the card element. */
export interface CardDetails {
  /** Name on the card, without blanks around it; empty where none is required. */
  readonly name: string;
}
