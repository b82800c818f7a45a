/** What a company pays, and with what (F170-F172, F253-F262); amounts are dollars, as specified. */

/** A card that the company saved. */
export interface PaymentMethod {
  readonly id: string;
  /** Is it the one that is charged? */
  readonly default: boolean;
  /** As Stripe names it: `visa`, `mastercard`, `amex`, ... */
  readonly brand: string;
  readonly last4: string;
  readonly last_four: string;
  /** 1 to 12. */
  readonly exp_month: number;
  /** Four digits. */
  readonly exp_year: number;
  /** Name on the card. */
  readonly name?: string;
}

/** One row of the billing history. */
export interface Invoice {
  readonly id: string;
  /** ISO 8601. */
  readonly date: string;
  /** Dollars. */
  readonly amount: number;
  readonly description: string;
  readonly status: 'paid' | 'open' | 'void';
  /** Where its PDF is. */
  readonly invoiceUrl: string;
}

/** What a company owes: every invoice that is open. */
export interface OpenPayment {
  /** Dollars of all of them. */
  readonly amount: number;
  /** The amounts left to pay, oldest first. */
  readonly invoices: readonly Pick<Invoice, 'id' | 'date' | 'amount' | 'description'>[];
  /** Does the bank wait for its customer to confirm the payment? Then no other card is needed. */
  readonly needsConfirmation: boolean;
  /** ISO 8601: when the card is tried again by itself; null where it is not. */
  readonly nextAttempt: string | null;
}

/** A tax id as invoices show it. */
export interface TaxId {
  /** Stripe's name of the kind: one of `taxIdKinds`, or another one that support entered at Stripe. */
  readonly type: string;
  readonly value: string;
}

/** The payer's details on the next invoice; earlier invoices stay unchanged. */
export interface InvoiceDetails {
  /** Lines of the name and address, as the company's own details have them. */
  readonly billTo: readonly string[];
  readonly taxId: TaxId | null;
  /** The company's own order number. */
  readonly poNumber: string | null;
  /** Of what can be entered, for `If-Match`. */
  readonly version?: number;
}

/** A coupon as the server found it (F150, F254). */
export interface Coupon {
  readonly code: string;
  readonly valid: boolean;
  readonly percentOff?: number;
  /** Dollars. */
  readonly amountOff?: number;
  readonly duration?: 'once' | 'repeating' | 'forever';
  /** Of a `repeating` one. */
  readonly months?: number;
  /** ISO 8601: the end of the discount. */
  readonly expiresAt?: string | null;
  /** Why the code is invalid, or its effect. */
  readonly message?: string;
}

/** The state of a subscription (F157). */
export type SubscriptionStatus = 'active' | 'past_due' | 'cancelled' | 'none';

/** `GET /api/customer` for an Admin: everything the billing modal shows. */
export interface Customer {
  readonly subscriptionName: string | null;
  /** The next full invoice before discounts: the plan and its additional products (X2). */
  readonly planPrice: number;
  readonly price: number;
  /** The plan alone. */
  readonly basePrice: number;
  /** One additional product, for one interval of the plan: $20 by the month, $240 by the year (K07). */
  readonly addonUnitPrice: number;
  readonly paymentFreq: 'month' | 'year';
  readonly paymentInterval: 'month' | 'year';
  readonly paymentMethods: readonly PaymentMethod[];
  readonly additionalProducts: number;
  readonly productSections: number;
  /** Products that the plan includes. */
  readonly productNumber: number;
  readonly billingHistory: readonly Invoice[];
  /** ISO 8601; null without a subscription. */
  readonly renewalDate: string | null;
  /** ISO 8601: until when a cancelled plan lasts; null while it renews. */
  readonly cancellationDate: string | null;
  /** `past_due` also while an unpaid plan is cancelled; `cancellationDate` has its end. */
  readonly status: SubscriptionStatus;
  /** Null when nothing is owed. */
  readonly openPayment: OpenPayment | null;
  readonly invoiceDetails: InvoiceDetails;
  readonly features: { readonly resumePlan: boolean };
  readonly coupon?: Coupon | null;
  /** Dollars of the next full invoice less coupon and credit; absent when it is the full price. */
  readonly nextPayment?: number;
  readonly currency: 'usd';
}

/** `GET /api/customer` for a User: what the plan holds, and nothing of money (D15). */
export type LimitedCustomer = Pick<
  Customer,
  'subscriptionName' | 'status' | 'productSections' | 'productNumber' | 'additionalProducts'
>;

/** One line of a bill. */
export interface BillLine {
  readonly description: string;
  /** Of several alike. */
  readonly quantity?: number;
  /** Dollars; below zero for a credit. */
  readonly amount: number;
}

/** `POST /api/billing/preview`: the cost of a change before it is made. */
export interface BillPreview {
  readonly lines: readonly BillLine[];
  /** Dollars charged to the card on confirmation; never below zero. */
  readonly dueToday: number;
  /** Dollars credited to the next bill; absent when there are none. */
  readonly credit?: number;
  readonly next: {
    /** ISO 8601: of the next charge, or of the plan's end where there is none. */
    readonly date: string;
    /** Dollars of that one charge, less today's credit. */
    readonly amount: number;
    readonly interval: 'month' | 'year';
    /** Dollars of a period before coupons and credit; absent where the next charge is just that. */
    readonly recurring?: number;
    /** Stripe's lines of that one charge, coupons and credit among them; absent where the plan ends instead. */
    readonly lines?: readonly BillLine[];
  };
  /** ISO 8601: from when it holds. */
  readonly takesEffect: string;
}
