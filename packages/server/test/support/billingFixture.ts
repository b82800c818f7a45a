/** A company and its Stripe, for tests below the wire: what the emulator has, and what of it is stored. */
import { isNull } from 'drizzle-orm';
import type { EmulatorStore } from '@hangtag/stripe-emulator/wire/store';
import type { Database } from '../../src/db/database.ts';
import { memoryStoreWithCatalogue } from './emulatorCatalogue.ts';
import type { PlanName } from '@hangtag/contract/wire/plan';
import { pricesOf } from '../../src/billing/catalogue/prices.ts';
import { ensureCustomer } from '../../src/billing/sync/customers.ts';
import { handleEvent } from '../../src/billing/sync/handleEvent.ts';
import { type Payments, requirePayments } from '../../src/billing/stripe/payments.ts';
import { type StoredBilling, findBilling } from '../../src/billing/sync/storedBilling.ts';
import { syncCompany } from '../../src/billing/sync/syncCompany.ts';
import type { Fetch } from '../../src/billing/stripe/transport.ts';
import type { Config } from '../../src/config/config.ts';
import { stripeEvents } from '../../src/db/schema/billing.ts';
import { makeCompany, makeUser } from './users.ts';
import { type TestServer, startTestServer } from './server.ts';

export interface BillingFixture {
  readonly server: TestServer;
  readonly companyId: number;
  readonly admin: { readonly id: number; readonly email: string };
  readonly stripe: Payments['stripe'];
  /** Its id at Stripe. */
  readonly customer: string;
  /** Adds one of Stripe's test cards and makes it the default one; answers its id. */
  addCard(name: string): Promise<string>;
  /** Subscribes at Stripe and stores it; answers the subscription's id. */
  subscribe(plan: PlanName, additional?: number): Promise<string>;
  /** What is stored. */
  stored(): Promise<StoredBilling>;
  /** Lets every webhook arrive and be handled. */
  settle(): Promise<void>;
}

/** A company without a plan, and its Admin. @param through As of `startTestServer`. @param objects In memory by default. */
export async function billingFixture(
  settings: Partial<Config> = {},
  through?: (fetch: Fetch) => Fetch,
  objects: (db: Database) => Promise<EmulatorStore> = memoryStoreWithCatalogue,
): Promise<BillingFixture> {
  const server = await startTestServer(settings, undefined, through, undefined, objects);
  const { services, db } = server;
  const { stripe, emulator, mode } = requirePayments(services);
  const { id: companyId } = await makeCompany(db, { type: null });
  const admin = await makeUser(db, { id: companyId }, { role: 'Admin' });
  const customer = await ensureCustomer(services, companyId);
  return {
    server,
    companyId,
    admin,
    stripe,
    customer,
    async addCard(name) {
      const { id } = await stripe.paymentMethods.attach(name, { customer });
      const settings = { invoice_settings: { default_payment_method: id } };
      await stripe.customers.update(customer, settings);
      return id;
    },
    async subscribe(plan, additional = 0) {
      await ensureCustomer(services, companyId);
      const prices = await pricesOf(services);
      const more = { price: prices.additionalProduct('month'), quantity: additional };
      const items = [
        { price: prices.plan(plan, 'month') ?? '' },
        ...(additional > 0 ? [more] : []),
      ];
      const { id } = await stripe.subscriptions.create({ customer, items });
      await syncCompany(services, companyId);
      return id;
    },
    stored: () => findBilling(db, companyId, mode),
    async settle() {
      await emulator?.flush();
      const waiting = await db.select().from(stripeEvents).where(isNull(stripeEvents.handledAt));
      for (const { id } of waiting) await handleEvent(services, id);
    },
  };
}
