/** What the calls about money answer (F253-F262, D24-D30). Amounts are dollars, as specified. */
import type {
  BillPreview,
  Customer,
  Invoice,
  InvoiceDetails,
  LimitedCustomer,
  PaymentMethod,
} from './billing.ts';
import type { CompanyStatus } from './company.ts';
import type { CompanyType, PlanName, Subscription } from './plan.ts';

/** With which Stripe the server talks: the emulator of this machine, Stripe's test mode, or real money. */
export const billingModes = ['emulator', 'test', 'live'] as const;
export type BillingMode = (typeof billingModes)[number];

/** `GET /api/billing/config`: what a browser needs before it loads Stripe. */
export interface BillingConfig {
  /** Null when this installation takes no payments. */
  readonly mode: BillingMode | null;
  /** Stripe's publishable key; null where there is none. */
  readonly publishableKey: string | null;
}

/** What is known beside the specified fields, of whoever asks. */
interface PlanUse {
  /** Null without a subscription. */
  readonly planName: PlanName | null;
  /** Products that have a place in the plan. */
  readonly activeProducts: number;
  /** Those among them that nothing was written into yet: each gives its place to a real product. */
  readonly placeholderProducts: number;
  /** Real active products beyond what the plan holds: until some are parked or paid for, the newest of them can't be published. */
  readonly surplusProducts: number;
}

/** `GET /api/customer` for an Admin or a Superadmin. */
export type CustomerAnswer = Customer &
  PlanUse & {
    /** Whose money it is; every confirmation names it (D51). */
    readonly companyName: string;
    /** True while Stripe is unreachable: the values are the last known ones, and nothing can be changed. */
    readonly isStale: boolean;
  };

/** A user who may change the plan. */
export interface BillingAdmin {
  readonly id: number;
  readonly name: string | null;
  readonly email: string;
}

/** `GET /api/customer` for a User (D15). */
export type LimitedCustomerAnswer = LimitedCustomer &
  PlanUse & {
    /** The company's active Admins: whom to ask. */
    readonly admins?: readonly BillingAdmin[];
  };

/** `GET /api/intent` (F255, D25). */
export interface IntentAnswer {
  readonly status: 'success';
  readonly intent: {
    readonly id: string;
    readonly client_secret: string;
    /** As Stripe calls it, e.g. `requires_payment_method`. */
    readonly status: string;
  };
}

/** `POST /api/savePayment`, `removePayment/`, `setDefaultPayment` (F256, F258, D26, D27): 200 either way. */
export interface PaymentMethodsAnswer {
  readonly status: 'success' | 'failed';
  /** The cards as they are now, the default one first. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** Why it failed, as a sentence; M13 where a card was added. */
  readonly message?: string;
  /** Of a payment that was open: it was tried again with the new default card, and the bank asks for something. */
  readonly intent?: PaymentIntentSecret;
  /** Why that payment was declined, as a sentence; the card is saved all the same. */
  readonly declined?: string;
}

/** `POST /api/billing/pay`: every open invoice, with the payer present. */
export interface PayAnswer {
  readonly status: 'success' | 'requires_action' | 'failed';
  readonly customer: CustomerAnswer;
  readonly intent?: PaymentIntentSecret;
  /** Why it failed, as a sentence to say after M12. */
  readonly reason?: string;
}

/** `GET /api/defaultPayment` (F257). */
export interface DefaultPaymentAnswer {
  readonly status: 'success';
  /** Null while there is no card. */
  readonly paymentMethod: PaymentMethod | null;
}

/** What the person's bank still asks for: `stripe.confirmCardPayment(client_secret)`, then the same call again, with a new key. */
export interface PaymentIntentSecret {
  readonly client_secret: string;
}

interface ProductsDone {
  /** Placeholder products created by the change (F141, F146, F184); the number of M10 and M11. */
  readonly productsCreated: number;
  readonly productsParked: number;
}

/** `POST /api/subscribe` (F259, D24). */
export interface SubscribeAnswer extends ProductsDone {
  readonly status: 'success' | 'requires_action' | 'failed';
  /** The derived state of the person who asked (F173). */
  readonly subscription: Subscription;
  readonly company: { readonly type: CompanyType | null; readonly status: CompanyStatus };
  readonly customer: CustomerAnswer;
  /** Of this change; absent when nothing was billed. */
  readonly invoice?: Invoice;
  readonly intent?: PaymentIntentSecret;
  /** M14 or M12, letter for letter. */
  readonly message?: string;
  /** Why it failed, as a sentence to say after it. */
  readonly reason?: string;
}

/** `POST /api/updateAdditionalProducts` and `removeAdditionalProducts` (F261, F262, D28, D29). */
export interface AdditionalProductsAnswer extends ProductsDone {
  readonly result: 'success' | 'requires_action' | 'failed';
  readonly customer: CustomerAnswer;
  readonly invoice?: Invoice;
  readonly intent?: PaymentIntentSecret;
  /** M15 or M16, letter for letter. */
  readonly message?: string;
  /** Why it failed, as a sentence to say after it. */
  readonly reason?: string;
}

/** `GET /api/cancelPlan` (F260, D30). */
export interface CancelPlanAnswer {
  readonly result: 'success' | 'failed';
  /** ISO 8601: until when the plan lasts; null where it failed. */
  readonly cancellationDate: string | null;
  /** M17 or M18, letter for letter. */
  readonly message: string;
  /** Why it failed, as a sentence to say after it. */
  readonly reason?: string;
}

/** `POST /api/resumePlan` (X1); 403 while `features.resumePlan` is off. */
export interface ResumePlanAnswer {
  readonly result: 'success' | 'failed';
  readonly customer: CustomerAnswer;
  /** Why it failed, as a sentence. */
  readonly reason?: string;
}

/** `POST /api/billing/preview`. */
export type BillPreviewAnswer = BillPreview & {
  /** Sent with the order: it is made only as long as the bill is still this one, to the cent. */
  readonly fingerprint: string;
  /** How the company's products fit the ordered number (X4). */
  readonly products: {
    /** Active now. */
    readonly active: number;
    /** What the plan would hold, additional ones included. */
    readonly limit: number;
    /** Active ones beyond that, placeholders left out. */
    readonly surplus: number;
    /** Additional products with which all but the placeholders would fit; more than 100 cannot be had. */
    readonly additionalToKeepAll: number;
    /** Placeholders that are parked with the change, because the plan has no place for them. */
    readonly parked: number;
    /** Placeholder products that would be created. */
    readonly created: number;
  };
};

/** `PUT /api/billing/invoiceDetails`. */
export interface InvoiceDetailsAnswer {
  readonly status: 'success' | 'failed';
  /** As they are now. */
  readonly invoiceDetails: InvoiceDetails;
  /** Why it failed, as a sentence. */
  readonly reason?: string;
}

/** `GET /api/billing/invoices`. */
export interface InvoicesAnswer {
  readonly invoices: readonly Invoice[];
}
