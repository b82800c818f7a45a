/** Where payments go: our emulator, Stripe's sandbox, or Stripe. Ids of one mode mean nothing in another. */
export type StripeMode = 'emulator' | 'test' | 'live';
