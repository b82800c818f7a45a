/** Billing calls (F253-F262). `companyId` names another company, for Superadmins (D51). */
import type {
  AdditionalProductsAnswer,
  BillingConfig,
  BillPreviewAnswer,
  CancelPlanAnswer,
  CustomerAnswer,
  IntentAnswer,
  InvoiceDetailsAnswer,
  LimitedCustomerAnswer,
  PayAnswer,
  PaymentMethodsAnswer,
  ResumePlanAnswer,
  SubscribeAnswer,
} from '@hangtag/contract/wire/billingAnswers';
import type {
  AdditionalProductsBody,
  BillPreviewBody,
  InvoiceDetailsBody,
  PayBody,
  SubscribeBody,
} from '@hangtag/contract/wire/billingCalls';
import type { ClockAnswer, ClockStep } from '@hangtag/contract/wire/billingState';
import type { Coupon } from '@hangtag/contract/wire/billing';
import type { PlansAnswer } from '@hangtag/contract/wire/plan';
import { addressOf, apiOrigin } from './address.ts';
import { call } from './client.ts';
import { withIdempotencyKey } from './idempotencyKey.ts';

/** The company that pays; undefined is the user's own. */
export type BillingCompanyId = number | undefined;

const of = (companyId: BillingCompanyId) => ({ query: { companyId } });
const post = <T>(path: string, body: object, companyId: BillingCompanyId): Promise<T> =>
  call(path, { method: 'POST', body, ...of(companyId) });

/** A payment call with an idempotency key, kept until the server has decided. */
const order = <T>(path: string, body: object, companyId: BillingCompanyId): Promise<T> =>
  withIdempotencyKey(`${path}?${companyId ?? ''}`, body, (idempotencyKey) =>
    call(path, { method: 'POST', body, idempotencyKey, ...of(companyId) }),
  );

/** `GET /api/plans` [F253]. */
export const readPlans = (): Promise<PlansAnswer> => call('/api/plans');

/** `GET /api/billing/config`: the Stripe mode and key. */
export const readBillingConfig = (): Promise<BillingConfig> => call('/api/billing/config');

/** `GET /api/customer` [F260]; a User's answer contains no amounts (D15). */
export const readCustomer = (
  companyId: BillingCompanyId,
): Promise<CustomerAnswer | LimitedCustomerAnswer> => call('/api/customer', of(companyId));

/** `GET /api/codeCheck?coupon=` [F254]. */
export const checkCoupon = (coupon: string, companyId: BillingCompanyId): Promise<Coupon> =>
  call('/api/codeCheck', { query: { coupon, companyId } });

/** `GET /api/intent` [F255]: creates a setup intent to save a card, so it is never retried automatically (X5). */
export const createIntent = (companyId: BillingCompanyId): Promise<IntentAnswer> =>
  call('/api/intent', of(companyId));

/** `POST /api/savePayment` [F256]. @param pays Dollars of what is open, as they were shown: the card pays them at once. */
export const savePayment = (
  paymentMethod: string,
  companyId: BillingCompanyId,
  pays?: number,
): Promise<PaymentMethodsAnswer> => post('/api/savePayment', { paymentMethod, pays }, companyId);

/** `POST /api/removePayment/` [F258]. */
export const removePayment = (
  paymentMethod: string,
  companyId: BillingCompanyId,
): Promise<PaymentMethodsAnswer> => post('/api/removePayment/', { paymentMethod }, companyId);

/** `POST /api/setDefaultPayment` [F258]. @param pays As of `savePayment`. */
export const setDefaultPayment = (
  paymentMethod: string,
  companyId: BillingCompanyId,
  pays?: number,
): Promise<PaymentMethodsAnswer> =>
  post('/api/setDefaultPayment', { paymentMethod, pays }, companyId);

/** `POST /api/billing/pay`: what is owed, by the amount that was shown. */
export const postOpenPayment = (body: PayBody, companyId: BillingCompanyId): Promise<PayAnswer> =>
  order('/api/billing/pay', body, companyId);

/** `POST /api/billing/preview`. */
export const previewBill = (
  body: BillPreviewBody,
  companyId: BillingCompanyId,
): Promise<BillPreviewAnswer> => post('/api/billing/preview', body, companyId);

/** `POST /api/subscribe` [F259]; after `requires_action` it is sent again with a new key (D24). */
export const subscribe = (
  body: SubscribeBody,
  companyId: BillingCompanyId,
): Promise<SubscribeAnswer> => order('/api/subscribe', body, companyId);

/** `POST /api/updateAdditionalProducts` [F261]. */
export const updateAdditionalProducts = (
  body: AdditionalProductsBody,
  companyId: BillingCompanyId,
): Promise<AdditionalProductsAnswer> => order('/api/updateAdditionalProducts', body, companyId);

/** `GET /api/cancelPlan` [F260]: it changes the plan, so it is never retried automatically (X5). */
export const cancelPlan = (companyId: BillingCompanyId): Promise<CancelPlanAnswer> =>
  call('/api/cancelPlan', of(companyId));

/** `POST /api/resumePlan` (X1). */
export const resumePlan = (companyId: BillingCompanyId): Promise<ResumePlanAnswer> =>
  order('/api/resumePlan', {}, companyId);

/** `PUT /api/billing/invoiceDetails`. */
export const saveInvoiceDetails = (
  body: InvoiceDetailsBody,
  companyId: BillingCompanyId,
  version?: number,
): Promise<InvoiceDetailsAnswer> =>
  call('/api/billing/invoiceDetails', {
    method: 'PUT',
    body,
    ifMatch: version,
    ...of(companyId),
  });

/** `GET /api/billing/clock`: the company's billing time, where payments are tested. */
export const readClock = (companyId: BillingCompanyId): Promise<ClockAnswer> =>
  call('/api/billing/clock', of(companyId));

/** `POST /api/billing/clock`: advances it. */
export const advanceClock = (
  advance: ClockStep,
  companyId: BillingCompanyId,
): Promise<ClockAnswer> =>
  post('/api/billing/clock', { advance, ...(companyId !== undefined && { companyId }) }, companyId);

/** Address of the billing history as a CSV file. */
export function historyAddress(companyId: BillingCompanyId): string {
  const address = new URL(addressOf('/api/billing/invoices.csv', apiOrigin()));
  if (companyId !== undefined) address.searchParams.set('companyId', String(companyId));
  return address.href;
}
