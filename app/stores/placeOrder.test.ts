import { billingMessages, productMessages } from '@hangtag/contract/rules/messages';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { SubscribeAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { Plan } from '@hangtag/contract/wire/plan';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

const plan = { name: 'pro', title: 'Pro' } as Plan;
const order = {
  plan,
  priceId: 'price_1',
  payment: { kind: 'saved', paymentMethod: 'pm_1' },
  isChange: false,
  discountCode: null,
} as const;

type Answer = Partial<SubscribeAnswer> | number;

/** A user who orders a plan, and the server's answers in order; a number is an error status. */
async function open(...answers: readonly Answer[]) {
  let next = 0;
  const browser = fakeBrowser(({ path }) => {
    if (path === '/api/user')
      return {
        status: 200,
        body: { id: 3, companyId: 7, company: { timeZone: 'UTC' } } as CurrentUser,
      };
    if (path === '/api/billing/preview') return { status: 200, body: { fingerprint: 'seen' } };
    if (path !== '/api/subscribe') return { status: 204 };
    const answer = answers[next++] ?? 500;
    if (typeof answer === 'number') return { status: answer, body: { message: 'Server Error' } };
    return { status: 200, body: { company: { type: 'pro' }, productsCreated: 0, ...answer } };
  });
  const reported: string[] = [];
  const confirmPayment = vi.fn<(secret: string) => Promise<unknown>>(() => Promise.resolve(null));
  vi.resetModules();
  vi.doMock('./toasts.ts', () => ({
    toasts: { success: (said: string) => void reported.push(said), error: () => undefined },
  }));
  vi.doMock('./cardSetup.ts', () => ({ confirmPayment }));
  const session = await import('./session.ts');
  const { placeOrder, resetSubscribing } = await import('./placeOrder.ts');
  const { loadBillPreview } = await import('./billPreview.ts');
  await session.signIn('a@b.co', 'password', false);
  await loadBillPreview({ kind: 'plan', subscriptionType: 'pro' }, undefined);
  const keys = () =>
    browser.sent
      .filter(({ path }) => path === '/api/subscribe')
      .map(({ headers }) => headers.get('Idempotency-Key'));
  const orders = () =>
    browser.sent.filter(({ path }) => path === '/api/subscribe').map(({ body }) => body);
  return { placeOrder, resetSubscribing, confirmPayment, keys, orders, reported };
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.doUnmock('./toasts.ts');
  vi.doUnmock('./cardSetup.ts');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('announces the plan, and the number of products added with it [M10] [M14]', async () => {
  const { placeOrder, reported } = await open({ status: 'success', productsCreated: 3 });
  expect(await placeOrder(order, undefined)).toBe(true);
  expect(reported).toEqual([productMessages.added(3), billingMessages.subscribed('Pro')]);
});

test('sends the name of the plan, whether it is a change, and a code or null [D23]', async () => {
  const answers = [{ status: 'success' }, { status: 'success' }] as const;
  const { placeOrder, resetSubscribing, orders } = await open(...answers);
  await placeOrder(order, undefined);
  resetSubscribing();
  await placeOrder({ ...order, isChange: true, discountCode: 'SAVE20' }, undefined);
  expect(orders()).toMatchObject([
    {
      subscriptionType: 'pro',
      subscriptionChange: false,
      discountCode: null,
      fingerprint: 'seen',
    },
    { subscriptionType: 'pro', subscriptionChange: true, discountCode: 'SAVE20' },
  ]);
});

test('an order is sent again under a new key after the bank confirmed [D24]', async () => {
  const asks = { status: 'requires_action', intent: { client_secret: 'pi_1_secret_2' } } as const;
  const { placeOrder, confirmPayment, keys } = await open(asks, { status: 'success' });
  expect(await placeOrder(order, undefined)).toBe(true);
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith('pi_1_secret_2');
  expect(new Set(keys()).size).toBe(2);
});

test('an order with an unknown result is repeated under the same key', async () => {
  const { placeOrder, keys } = await open(500, { status: 'success' });
  expect(await placeOrder(order, undefined)).toBe(false);
  expect(await placeOrder(order, undefined)).toBe(true);
  const [first, second] = keys();
  expect(second).toBe(first);
});

test('an order that the bank refused is not sent again', async () => {
  const asks = { status: 'requires_action', intent: { client_secret: 'pi_1_secret_2' } } as const;
  const { placeOrder, confirmPayment, keys, reported } = await open(asks);
  confirmPayment.mockResolvedValue({ kind: 'declined', sentence: 'No.' });
  expect(await placeOrder(order, undefined)).toBe(false);
  expect(keys()).toHaveLength(1);
  expect(reported).toEqual([]);
});
