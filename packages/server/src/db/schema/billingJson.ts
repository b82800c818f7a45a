/** What is kept as JSON of discounts and invoices; amounts are cents. */
/** What a coupon takes off. */
export interface StoredDiscount {
  /** What was typed; the coupon's own id where no code was. */
  readonly code: string;
  readonly couponId: string;
  readonly promotionCodeId: string | null;
  readonly percentOff: number | null;
  readonly centsOff: number | null;
  readonly duration: 'once' | 'repeating' | 'forever';
  /** Of a `repeating` one. */
  readonly months: number | null;
  /** ISO 8601: until when; null for ever, and for one that takes off once. */
  readonly end: string | null;
}

/** One line of an invoice. */
export interface StoredLine {
  readonly id: string;
  readonly description: string;
  readonly quantity: number | null;
  readonly cents: number;
  /** Is it for a part of a period only? */
  readonly proration: boolean;
  /** ISO 8601. */
  readonly start: string;
  /** ISO 8601. */
  readonly end: string;
}

/** A tax id, with Stripe's name of its kind. */
export interface StoredTaxId {
  readonly type: string;
  readonly value: string | null;
}

/** Whom an invoice was written to, as it then stood. */
export interface StoredBillTo {
  readonly name: string | null;
  readonly email: string | null;
  readonly address: {
    readonly line1: string | null;
    readonly line2: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly postalCode: string | null;
    readonly country: string | null;
  } | null;
  readonly taxIds: readonly StoredTaxId[];
}

/** Where payments go: our emulator, Stripe's sandbox, or Stripe. Ids of one mode mean nothing in another. */
export type StripeMode = 'emulator' | 'test' | 'live';

/** What is to happen once a change is paid. */
export interface ProductChanges {
  /** Products to park first. */
  readonly park: readonly number[];
  /** At most so many placeholders, as far as the plan has room; `all` fills it. */
  readonly fill: number | 'all';
}

/** What follows once Stripe took a change: written down with the wish, so that it is done when the process died meanwhile. */
export interface SideEffects extends ProductChanges {
  /** What the company's log calls the change, and of what it was one. */
  readonly action: string;
  readonly what: string;
}
