/** Mocks the billing of company 7. */
import type {
  AdditionalProductsAnswer,
  BillPreviewAnswer,
  CustomerAnswer,
  InvoiceDetailsAnswer,
  LimitedCustomerAnswer,
  PaymentMethodsAnswer,
  SubscribeAnswer,
} from '@hangtag/contract/wire/billingAnswers';
import type { InvoiceDetailsBody } from '@hangtag/contract/wire/billingCalls';
import type { Coupon } from '@hangtag/contract/wire/billing';
import { http, HttpResponse } from 'msw';
import { addedCard, firstPreview, merrowBilling } from '../fixtures/billing.ts';
import { plansAnswer } from '../fixtures/plans.ts';
import { merrowProducts } from '../fixtures/products.ts';
import { makeCurrentUser } from '../fixtures/currentUser.ts';
import { dashboard } from '../fixtures/dashboard.ts';
import { dashboardHandler } from './dashboard.ts';
import { productsHandler } from './products.ts';

const user = makeCurrentUser(1);

/** The answer to an order of a plan; by default it succeeds and adds three products. */
export const subscribed = (changes: Partial<SubscribeAnswer> = {}): SubscribeAnswer => ({
  status: 'success',
  subscription: user.subscription,
  company: { type: 'pro', status: 'Active' },
  customer: merrowBilling,
  productsCreated: 3,
  productsParked: 0,
  ...changes,
});

/** The answers of `POST /api/subscribe` in order; the last one repeats. */
export function subscribeHandler(...answers: readonly SubscribeAnswer[]) {
  let next = 0;
  return http.post('/api/subscribe', () =>
    HttpResponse.json(answers[Math.min(next++, answers.length - 1)]),
  );
}

/** The answer to a change of the number of products. */
export const quantityHandler = (changes: Partial<AdditionalProductsAnswer>) =>
  http.post<never, { quantity: number }>('/api/updateAdditionalProducts', async ({ request }) => {
    const { quantity } = await request.json();
    return HttpResponse.json<AdditionalProductsAnswer>({
      result: 'success',
      customer: { ...merrowBilling, additionalProducts: quantity, planPrice: 249 + 20 * quantity },
      productsCreated: 0,
      productsParked: 0,
      ...changes,
    });
  });

/** The preview of a change. */
export const previewHandler = (bill: BillPreviewAnswer) =>
  http.post('/api/billing/preview', () => HttpResponse.json(bill));

/** The answer to a coupon code. */
export const couponHandler = (coupon: Coupon) =>
  http.get('/api/codeCheck', () => HttpResponse.json(coupon));

/** Every billing call; cards can be added, made default and deleted, and the plan cancelled. */
export function billingHandlers(start: CustomerAnswer | LimitedCustomerAnswer = merrowBilling) {
  let now = start;
  const cards =
    (
      change: (
        all: CustomerAnswer['paymentMethods'],
        id: string,
      ) => CustomerAnswer['paymentMethods'],
    ) =>
    async ({ request }: { request: Request }) => {
      const { paymentMethod } = (await request.json()) as { paymentMethod: string };
      const all = 'paymentMethods' in now ? now.paymentMethods : [];
      const paymentMethods = change(all, paymentMethod);
      now = { ...now, paymentMethods };
      return HttpResponse.json<PaymentMethodsAnswer>({ status: 'success', paymentMethods });
    };
  return [
    http.get('/api/plans', () => HttpResponse.json(plansAnswer)),
    http.get('/api/customer', () => HttpResponse.json(now)),
    http.get('/api/billing/config', () =>
      HttpResponse.json({ mode: 'emulator', publishableKey: 'pk_test_stories' }),
    ),
    http.get('/api/intent', () =>
      HttpResponse.json({
        status: 'success',
        intent: {
          id: 'seti_1',
          client_secret: 'seti_1_secret_1',
          status: 'requires_payment_method',
        },
      }),
    ),
    http.post(
      '/api/savePayment',
      cards((all) => [...all, { ...addedCard, default: all.length === 0 }]),
    ),
    http.post(
      '/api/setDefaultPayment',
      cards((all, id) => all.map((card) => ({ ...card, default: card.id === id }))),
    ),
    http.post(
      '/api/removePayment/',
      cards((all, id) => all.filter((card) => card.id !== id)),
    ),
    http.get('/api/cancelPlan', () => {
      const cancellationDate = '2026-12-11T12:00:00Z';
      now = { ...now, status: 'cancelled', renewalDate: null, cancellationDate };
      return HttpResponse.json({ result: 'success', cancellationDate, message: '' });
    }),
    http.post('/api/resumePlan', () => {
      now = {
        ...now,
        status: 'active',
        renewalDate: '2026-12-11T12:00:00Z',
        cancellationDate: null,
      };
      return HttpResponse.json({ result: 'success', customer: now });
    }),
    http.put<never, InvoiceDetailsBody>('/api/billing/invoiceDetails', async ({ request }) => {
      const { taxId, poNumber } = await request.json();
      const { invoiceDetails: before } = merrowBilling;
      const invoiceDetails = {
        ...before,
        ...(taxId !== undefined && { taxId }),
        ...(poNumber !== undefined && { poNumber }),
      };
      now = { ...now, invoiceDetails };
      return HttpResponse.json<InvoiceDetailsAnswer>({ status: 'success', invoiceDetails });
    }),
    previewHandler(firstPreview),
    subscribeHandler(subscribed()),
    quantityHandler({}),
    // The calls that are repeated after a change of the plan.
    productsHandler(merrowProducts),
    dashboardHandler(dashboard),
  ];
}
