/** An Admin at the billing modal: cards are saved as Stripe's script would save them, the rest goes over the wire. */
import { expect } from 'vitest';
import type {
  BillPreviewAnswer,
  CustomerAnswer,
  PaymentMethodsAnswer,
  SubscribeAnswer,
} from '@hangtag/contract/wire/billingAnswers';
import type { PlanName, PlansAnswer } from '@hangtag/contract/wire/plan';
import type { TestClient } from './client.ts';
import { makeCompany, makeUser } from './users.ts';
import { memoryStoreWithCatalogue } from './emulatorCatalogue.ts';
import { type TestServer, startTestServer } from './server.ts';

/** What a script of the app sends with the two GETs that write (X5). */
export const byScript = { headers: { 'x-requested-with': 'XMLHttpRequest' } };

export interface BillingClient {
  readonly server: TestServer;
  readonly client: TestClient;
  readonly companyId: number;
  /** Saves one of Stripe's test cards; answers the id that it has then. @param name @default 'pm_card_visa' */
  card(name?: string): Promise<string>;
  /** What the payer does when the bank asks: allows it, or not. @param secret As an answer's `intent` holds it. */
  confirm(secret: string, allowed: boolean): Promise<void>;
  /** Lets days pass, and signs in again. */
  wait(days: number): Promise<void>;
  customer(): Promise<CustomerAnswer>;
  /** The plan's price, as the app knows it. */
  price(plan: PlanName | 'additional', interval?: 'month' | 'year'): Promise<string>;
  /** Orders a plan; what is not said is the month, the default card, and no change. */
  subscribe(plan: PlanName, more?: object): Promise<SubscribeAnswer>;
  preview(body: object): Promise<BillPreviewAnswer>;
  /** How many subscriptions Stripe has that count. */
  subscriptions(): Promise<number>;
  /** Posts, and must be answered with 200. */
  post<T>(path: string, body: object): Promise<T>;
}

/** A company without a plan, and its Admin; the emulator works in memory unless `given` says otherwise. */
export async function billingClient(
  given?: Parameters<typeof startTestServer>,
): Promise<BillingClient> {
  const [settings, storage, through, patience, objects = memoryStoreWithCatalogue] = given ?? [];
  const server = await startTestServer(settings, storage, through, patience, objects);
  // Not company 1, which runs the platform.
  const company = await makeCompany(server.db, { id: 7, name: 'Northwind', type: 'free' });
  const admin = await makeUser(server.db, company, { role: 'Admin' });
  const client = await server.as(admin);

  async function post<T>(path: string, body: object): Promise<T> {
    const answer = await client.post(path, body);
    const text = await answer.text();
    expect([answer.status, text]).toEqual([200, expect.anything()]);
    return JSON.parse(text) as T;
  }

  const read = async <T>(path: string) => (await (await client.get(path)).json()) as T;

  async function price(plan: PlanName | 'additional', interval: 'month' | 'year' = 'month') {
    const { plans, additionalProduct } = await read<PlansAnswer>('/api/plans');
    if (plan === 'additional') return additionalProduct.priceId;
    const found = plans.find(({ name }) => name === plan);
    return (interval === 'year' ? found?.yearlyPriceId : found?.priceId) ?? '';
  }

  return {
    server,
    client,
    companyId: company.id,
    post,
    price,
    async card(name = 'pm_card_visa') {
      const before = (await read<CustomerAnswer>('/api/customer')).paymentMethods;
      const answer = await post<PaymentMethodsAnswer>('/api/savePayment', { paymentMethod: name });
      const known = new Set(before.map(({ id }) => id));
      const saved = answer.paymentMethods.find(({ id }) => !known.has(id));
      if (!saved) throw new Error(`The card was not saved: ${answer.message}`);
      return saved.id;
    },
    async confirm(secret, allowed) {
      const body = new URLSearchParams({
        key: server.services.payments?.publishableKey ?? '',
        client_secret: secret,
        allowed: String(allowed),
      });
      const [intent] = secret.split('_secret_');
      const address = `http://localhost:4000/_stripe/payment_intents/${intent}/authenticate`;
      const answer = await server.services.payments?.emulator?.fetch(
        new Request(address, { method: 'POST', body }),
      );
      expect(answer?.status).toBe(200);
    },
    async wait(days) {
      server.advance(days * 86_400);
      // Nobody stays signed in for so long.
      for (const [name, value] of (await server.as(admin)).cookies) client.cookies.set(name, value);
    },
    customer: () => read('/api/customer'),
    async subscribe(plan, more = {}) {
      const interval = 'interval' in more && more.interval === 'year' ? 'year' : 'month';
      const { interval: _, ...rest } = more as { readonly interval?: unknown };
      return post('/api/subscribe', {
        paymentMethod: null,
        priceId: await price(plan, interval),
        subscriptionType: plan,
        subscriptionChange: false,
        discountCode: null,
        ...rest,
      });
    },
    async subscriptions() {
      const { payments } = server.services;
      return (await payments?.stripe.subscriptions.list({ limit: 100 }))?.data.length ?? 0;
    },
    preview: (body) => post('/api/billing/preview', body),
  };
}

/** Every bill's lines come to what is due, or is left over. */
export function expectSum(bill: BillPreviewAnswer): void {
  const cents = bill.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(cents).toBe(Math.round((bill.dueToday - (bill.credit ?? 0)) * 100));
}
