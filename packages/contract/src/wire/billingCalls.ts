/**
 * What the calls about money take (F253-F262, D23-D30). Each of them takes `?companyId=`, which only a Superadmin may
 * name a foreign company with (D51). Plan, price, quantity and discount are worked out again by the server: what a client
 * says about them is only compared.
 */
import * as v from 'valibot';
import { taxIdProblem, taxIdTypes, normalizeTaxId } from './taxId.ts';
import { id, optionalName, requiredText, text } from './fields.ts';
import { MAX_ADDITIONAL_PRODUCTS, planNames } from './plan.ts';

/** An id of Stripe's, as it names its things. */
const stripeId = (sentence: string) =>
  v.pipe(v.string(sentence), v.regex(/^[a-zA-Z]{2,12}_[a-zA-Z0-9_]{1,200}$/, sentence));

const paymentMethod = stripeId('Is not a card.');
const priceId = stripeId('Is not a price.');
const planName = v.picklist(planNames, 'Is not a plan.');
const quantity = v.pipe(
  v.number('Must be a number.'),
  v.integer('Must be a whole number.'),
  v.minValue(0, 'Must be at least 0.'),
  v.maxValue(MAX_ADDITIONAL_PRODUCTS, `Must be at most ${MAX_ADDITIONAL_PRODUCTS}.`),
);
const code = text(60);

/**
 * Of the bill that was confirmed: 409 with the new bill where another one would be charged. A client that knows only the
 * specification's fields sends none.
 */
const fingerprint = v.optional(
  v.pipe(v.string('Must be text.'), v.regex(/^[0-9a-f]{64}$/, 'Is not of a bill.')),
);
const dollars = v.pipe(v.number('Must be a number.'), v.minValue(0, 'Must be at least 0.'));

/** Products to park with the change, so that the others fit into the plan; they stay live and can come back. */
const park = v.optional(v.pipe(v.array(id, 'Must be a list.'), v.maxLength(1000, 'Is too long.')));

/** `GET /api/codeCheck?coupon=` (F254). */
export const CouponCheckQuery = v.object({ coupon: v.optional(code, '') });
export type CouponCheckQuery = v.InferInput<typeof CouponCheckQuery>;

/** `POST /api/savePayment`, `/api/setDefaultPayment` and `/api/removePayment/` (F256, F258). */
export const PaymentMethodBody = v.object({
  paymentMethod,
  /** Dollars of `openPayment` that a new default card pays at once, as they were shown; 409 where they are others. */
  pays: v.optional(dollars),
});
export type PaymentMethodBody = v.InferInput<typeof PaymentMethodBody>;

/** `POST /api/billing/pay`: 409 with the current amount when it differs from the one that was shown. */
export const PayBody = v.object({
  /** Card to pay with; null means the default one. */
  paymentMethod: v.optional(v.nullable(paymentMethod), null),
  /** Dollars of `openPayment`, as they were shown. */
  amount: dollars,
});
export type PayBody = v.InferInput<typeof PayBody>;

/** `POST /api/subscribe` (F259, D23, D24). */
export const SubscribeBody = v.object({
  /** Card to pay with; null means the default one. */
  paymentMethod: v.optional(v.nullable(paymentMethod), null),
  /** The plan's monthly or yearly price, as `GET /api/plans` names it. */
  priceId,
  /** The plan's name. */
  subscriptionType: planName,
  /** True when the company has a subscription already; 409 when that is not so any more. */
  subscriptionChange: v.optional(v.boolean('Must be true or false.'), false),
  discountCode: v.optional(v.nullable(code), null),
  /** Additional products after the change, in the same step; absent keeps as many as there are. */
  additionalProducts: v.optional(quantity),
  fingerprint,
  park,
});
export type SubscribeBody = v.InferInput<typeof SubscribeBody>;

/** `POST /api/updateAdditionalProducts` (F261, D28). */
export const AdditionalProductsBody = v.object({
  paymentMethod: v.optional(v.nullable(paymentMethod), null),
  /** Price of the additional product, as `GET /api/plans` names it. */
  priceId,
  /** How many there are to be, 0 to 100. */
  quantity,
  subscriptionType: planName,
  /** The number that the client knows; 409 when another user has changed it. */
  currentAdditionalProducts: quantity,
  fingerprint,
  park,
});
export type AdditionalProductsBody = v.InferInput<typeof AdditionalProductsBody>;

/** `POST /api/removeAdditionalProducts` (F262, D29). */
export const RemoveAdditionalBody = v.object({
  subscriptionType: planName,
  /** How many to remove; absent removes all. */
  quantity: v.optional(quantity),
  fingerprint,
  park,
});
export type RemoveAdditionalBody = v.InferInput<typeof RemoveAdditionalBody>;

/** `POST /api/billing/preview`: the same change that is confirmed afterwards. */
export const BillPreviewBody = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('plan'),
      subscriptionType: planName,
      /** Absent: as the company pays now, else by the month. */
      interval: v.optional(v.picklist(['month', 'year'], 'Must be month or year.')),
      discountCode: v.optional(v.nullable(code), null),
      /** As in `POST /api/subscribe`. */
      additionalProducts: v.optional(quantity),
    }),
    v.object({ kind: v.literal('quantity'), quantity }),
    v.object({ kind: v.literal('resume') }),
  ],
  'Must be plan, quantity or resume.',
);
export type BillPreviewBody = v.InferInput<typeof BillPreviewBody>;

/** Longest order number of a company's own, in characters. */
export const PO_NUMBER_MAX = 60;

const taxId = v.pipe(
  v.object({
    type: v.picklist(taxIdTypes, 'Is not a kind of tax id.'),
    value: v.pipe(requiredText(40), v.transform(normalizeTaxId)),
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? taxIdProblem(dataset.value.type, dataset.value.value) : null;
      if (wrong !== null) addIssue({ message: wrong });
    }),
    ['value'],
  ),
);

/** `PUT /api/billing/invoiceDetails`: an absent field stays, null removes it. */
export const InvoiceDetailsBody = v.object({
  taxId: v.optional(v.nullable(taxId)),
  poNumber: v.optional(v.nullable(optionalName(PO_NUMBER_MAX))),
});
export type InvoiceDetailsBody = v.InferInput<typeof InvoiceDetailsBody>;
