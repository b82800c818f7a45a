import { billingMessages } from '@hangtag/contract/rules/messages';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

const customer = {
  planName: 'pro',
  additionalProducts: 1,
  paymentMethods: [{ id: 'pm_1', default: true }],
};
const changed = {
  message: 'The bill has changed. Look at it again, then confirm.',
  code: 'bill_changed',
  bill: { fingerprint: 'new', dueToday: 12 },
};

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** A user who changes the number of products, and the server's answers in order. */
async function open(...answers: readonly Answer[]) {
  let next = 0;
  const browser = fakeBrowser(({ path }) => {
    if (path === '/api/user') {
      const body = { id: 3, companyId: 7, company: { timeZone: 'UTC' } } as CurrentUser;
      return { status: 200, body };
    }
    if (path === '/api/customer') return { status: 200, body: customer };
    if (path === '/api/plans') {
      return { status: 200, body: { plans: [], additionalProduct: { priceId: 'price_1' } } };
    }
    if (path === '/api/billing/preview') return { status: 200, body: { fingerprint: 'seen' } };
    if (path !== '/api/updateAdditionalProducts') return { status: 204 };
    return answers[next++] ?? { status: 500, body: { message: 'Server Error' } };
  });
  const reported: string[] = [];
  vi.resetModules();
  vi.doMock('./toasts.ts', () => ({
    toasts: { success: (said: string) => void reported.push(said), error: () => undefined },
  }));
  const session = await import('./session.ts');
  const { changeQuantity, currentQuantityWork } = await import('./changeQuantity.ts');
  const { loadBillPreview, shownFingerprint } = await import('./billPreview.ts');
  const { loadCustomer, loadPlans } = await import('./billing.ts');
  await session.signIn('a@b.co', 'password', false);
  await Promise.all([loadCustomer(undefined), loadPlans()]);
  await loadBillPreview({ kind: 'quantity', quantity: 3 }, undefined);
  const orders = () =>
    browser.sent
      .filter(({ path }) => path === '/api/updateAdditionalProducts')
      .map(({ body }) => body);
  return { changeQuantity, currentQuantityWork, shownFingerprint, orders, reported };
}

const done = { status: 200, body: { result: 'success', customer: {}, productsCreated: 0 } };

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.doUnmock('./toasts.ts');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('orders by the bill that was shown', async () => {
  const { changeQuantity, orders, reported } = await open(done);
  expect(await changeQuantity(3, [], undefined)).toBe(true);
  expect(orders()).toMatchObject([
    { quantity: 3, currentAdditionalProducts: 1, fingerprint: 'seen' },
  ]);
  expect(reported).toContain(billingMessages.quantityUpdated);
});

test('shows the changed bill of a refused order, by which the next one is made', async () => {
  const refused = { status: 409, body: changed };
  const { changeQuantity, currentQuantityWork, orders, shownFingerprint } = await open(
    refused,
    done,
  );
  expect(await changeQuantity(3, [], undefined)).toBe(false);
  expect(currentQuantityWork()).toEqual({ phase: 'changed', sentence: changed.message });
  expect(shownFingerprint()).toBe('new');
  expect(await changeQuantity(3, [], undefined)).toBe(true);
  expect(orders()).toMatchObject([{ fingerprint: 'seen' }, { fingerprint: 'new' }]);
});

test('a failure takes the number back [F130]', async () => {
  const { changeQuantity, currentQuantityWork } = await open({
    status: 409,
    body: { message: 'Somebody else changed it.', code: 'stale_write' },
  });
  expect(await changeQuantity(3, [], undefined)).toBe(false);
  expect(currentQuantityWork()).toEqual({
    phase: 'failed',
    sentence: 'Somebody else changed it.',
  });
});
