/** JSON columns of discounts and invoices; amounts are cents. */
/** The discount of a coupon. */
export interface StoredDiscount {
  /** The typed code, or the coupon's own id. */
  readonly code: string;
  readonly couponId: string;
  readonly promotionCodeId: string | null;
  readonly percentOff: number | null;
  readonly centsOff: number | null;
  readonly duration: 'once' | 'repeating' | 'forever';
  /** Only of a `repeating` one. */
  readonly months: number | null;
  /** ISO 8601: until when; null for ever, and for one that takes off once. */
  readonly end: string | null;
  /** Coupons that count beside it; left out of what was stored before they were. */
  readonly otherCouponIds?: readonly string[];
}

/** What a coupon took off an invoice. */
export interface StoredInvoiceDiscount {
  /** Null where Stripe no longer says which coupon it was. */
  readonly couponId: string | null;
  /** `SAVE20, 20% off once`. */
  readonly label: string;
  /** Below zero where a credit takes it back. */
  readonly cents: number;
}

/** One line of an invoice. */
export interface StoredLine {
  readonly id: string;
  readonly description: string;
  readonly quantity: number | null;
  readonly cents: number;
  /** Whether it is for a part of a period. */
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

/** The recipient of an invoice at that time. */
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

/** The payment mode: our emulator, Stripe's sandbox, or Stripe. Ids of one mode mean nothing in another. */
export type StripeMode = 'emulator' | 'test' | 'live';

/** The product changes after payment. */
export interface ProductChanges {
  /** Products to park first. */
  readonly park: readonly number[];
  /** At most so many placeholders, as far as the plan has room; `all` fills it. */
  readonly fill: number | 'all';
}

/** Side effects once Stripe accepted a change: stored with the operation, so that they survive a crash. */
export interface SideEffects extends ProductChanges {
  /** The change's name in the company's log, and its subject. */
  readonly action: string;
  readonly what: string;
}
