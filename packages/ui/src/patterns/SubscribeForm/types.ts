import type { CardSetup } from '@hangtag/ui/patterns/CardForm';

/** How subscribing, or changing the plan, goes; every step is a call of the app. */
export type SubscribeProgress =
  | { readonly phase: 'asking' }
  /** The new card is set up with the card company [F138]. */
  | { readonly phase: 'confirmingCard' }
  /** The bank asks its customer: `requires_action` (D24). */
  | { readonly phase: 'waitingForBank' }
  /** The subscription is made [F139]. */
  | { readonly phase: 'subscribing' }
  /** After a change: additional products are taken away, and then set anew [F145] [F147]. */
  | { readonly phase: 'removingAdditional' | 'adjustingAdditional' }
  /** What the company may do now is read again [F140]. */
  | { readonly phase: 'refreshing' }
  /** Products are made up to the plan's count, one after another [F141] [F146]. */
  | { readonly phase: 'addingProducts'; readonly done: number; readonly total: number }
  | { readonly phase: 'confirmed' }
  | {
      readonly phase: 'declined';
      /** Why, in the card company's words. */
      readonly sentence: string;
    }
  | {
      readonly phase: 'failed';
      /** What to do, as a sentence. @default 'Check the card and try again.' */
      readonly sentence?: string | undefined;
    };

/** How the card's fields stand; what comes after the press is told by the progress. */
export type SubscribeSetup = Extract<
  CardSetup,
  { readonly phase: 'preparing' | 'ready' | 'unavailable' }
>;

/** With what is paid. */
export type PaymentChoice =
  | { readonly kind: 'saved'; readonly paymentMethod: string }
  | { readonly kind: 'new'; readonly name: string };

/** What is subscribed to, and with what it is paid. */
export interface SubscribeOrder {
  /** Of the plan in the chosen interval [F156]. */
  readonly priceId: string;
  readonly payment: PaymentChoice;
}
