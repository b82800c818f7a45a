import type { CardSetup } from '@hangtag/ui/patterns/CardForm';

/** The progress of subscribing or changing the plan; every step is a call of the app. */
export type SubscribeProgress =
  | { readonly phase: 'asking' }
  /** The card company sets the new card up [F138]. */
  | { readonly phase: 'confirmingCard' }
  /** The bank asks its customer: `requires_action` (D24). */
  | { readonly phase: 'waitingForBank' }
  /** The subscription is being created [F139]. */
  | { readonly phase: 'subscribing' }
  /** After a change: additional products are removed, then set anew [F145] [F147]. */
  | { readonly phase: 'removingAdditional' | 'adjustingAdditional' }
  /** The company's limits are loaded again [F140]. */
  | { readonly phase: 'refreshing' }
  /** Products are created up to the plan's number, one after another [F141] [F146]. */
  | { readonly phase: 'addingProducts'; readonly done: number; readonly total: number }
  | { readonly phase: 'confirmed' }
  | {
      readonly phase: 'declined';
      /** The card company's reason. */
      readonly sentence: string;
    }
  | {
      readonly phase: 'failed';
      /** The remedy, as a sentence. @default 'Check the card and try again.' */
      readonly sentence?: string | undefined;
    };

/** The state of the card's fields; the progress covers what follows the click. */
export type SubscribeSetup = Extract<
  CardSetup,
  { readonly phase: 'preparing' | 'ready' | 'unavailable' }
>;

/** The payment. */
export type PaymentChoice =
  | { readonly kind: 'saved'; readonly paymentMethod: string }
  | { readonly kind: 'new'; readonly name: string };

/** The order: a price and its payment. */
export interface SubscribeOrder {
  /** Id of the plan's price in the chosen interval [F156]. */
  readonly priceId: string;
  readonly payment: PaymentChoice;
}
