/** Data as last read from Stripe; every row names its Stripe mode. Amounts are cents. */
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  SideEffects,
  StoredBillTo,
  StoredInvoiceDiscount,
  StoredLine,
  StoredTaxId,
  StripeMode,
} from './billingJson.ts';
import { companies } from './companies.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const mode = () => text().$type<StripeMode>().notNull();
const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id);

/** A company as Stripe's customer, one per mode; the row is there before Stripe is asked, so that it is asked once. */
export const stripeCustomers = pgTable(
  'stripe_customers',
  {
    companyId: companyId(),
    mode: mode(),
    /** The idempotency key of creating the customer, so that a retry creates no second one. */
    creationKey: uuid('creation_key').notNull(),
    customerId: text('customer_id'),
    /** The emulator's clock of this company; null elsewhere. */
    clockId: text('clock_id'),
    /** The clock's time. */
    clockAt: moment('clock_at'),
    /** Hash of the name and address last sent to Stripe. */
    detailsHash: text('told_hash'),
    /** Invoice details besides name and address; the newest tax id first. */
    taxIds: jsonb('tax_ids').$type<readonly StoredTaxId[]>().notNull().default([]),
    poNumber: text('po_number'),
    /** A credit is below zero. */
    balanceCents: integer('balance_cents').notNull().default(0),
    /** Start of the reading that stored the rows, by the database's clock; null before the first. */
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mode] }),
    uniqueIndex('stripe_customers_id').on(t.mode, t.customerId),
    index('stripe_customers_read').on(t.readAt),
  ],
);

/** Cards that companies saved; of the number only its last four digits. */
export const stripeCards = pgTable(
  'stripe_cards',
  {
    /** Stripe's `pm_…`. */
    id: text().primaryKey(),
    companyId: companyId(),
    mode: mode(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    name: text(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('stripe_cards_company').on(t.companyId, t.mode)],
);

/** Invoices, drafts left out. */
export const stripeInvoices = pgTable(
  'stripe_invoices',
  {
    /** Stripe's `in_…`. */
    id: text().primaryKey(),
    companyId: companyId(),
    mode: mode(),
    subscriptionId: text('subscription_id'),
    /** Stripe's own; never numbered again. */
    number: text(),
    status: text().$type<'open' | 'paid' | 'uncollectible' | 'void'>().notNull(),
    reason: text().notNull(),
    description: text().notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    /** One for each coupon; together they are `discountCents`. */
    discounts: jsonb().$type<readonly StoredInvoiceDiscount[]>().notNull().default([]),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** The amount due after the earlier credit. */
    dueCents: integer('due_cents').notNull(),
    paidCents: integer('paid_cents').notNull(),
    startingBalanceCents: integer('starting_balance_cents').notNull(),
    endingBalanceCents: integer('ending_balance_cents'),
    currency: text().notNull(),
    lines: jsonb().$type<readonly StoredLine[]>().notNull(),
    billTo: jsonb('bill_to').$type<StoredBillTo>().notNull(),
    poNumber: text('po_number'),
    attempts: integer().notNull(),
    nextAttempt: moment('next_attempt'),
    /** What an unpaid invoice is waiting for: money, or the bank's confirmation; null without debt. */
    waitsFor: text('waits_for').$type<'payment' | 'confirmation'>(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    paidAt: moment('paid_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('stripe_invoices_company').on(t.companyId, t.mode, t.createdAt)],
);

/** Ids of what is for sale, by our own key for it. */
export const stripePrices = pgTable(
  'stripe_prices',
  {
    mode: mode(),
    /** Stripe's `lookup_key`, e.g. `hangtag_pro_month`. */
    lookupKey: text('lookup_key').notNull(),
    priceId: text('price_id').notNull(),
    productId: text('product_id').notNull(),
    cents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mode, t.lookupKey] }),
    uniqueIndex('stripe_prices_id').on(t.mode, t.priceId),
  ],
);

/** `waiting` is for the payer's bank; `unknown` lost its answer: a reading finds the outcome of both. */
export type OperationState = 'pending' | 'waiting' | 'done' | 'failed' | 'unknown' | 'reconciled';

/** Operations at Stripe, written before the request. */
export const billingOperations = pgTable(
  'billing_operations',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    mode: mode(),
    /** The ordering user; no foreign key: the row outlives the user. */
    userId: integer('user_id'),
    kind: text().notNull(),
    paramsHash: text('params_hash').notNull(),
    /** The client's own `Idempotency-Key`. */
    clientKey: text('client_key'),
    state: text().$type<OperationState>().notNull().default('pending'),
    /** Incremented when Stripe must not repeat what it stored for the current keys: only then are they changed. */
    attempt: integer().notNull().default(1),
    /** Our own side effects once Stripe accepted it; null for none. */
    sideEffects: jsonb('follows').$type<SideEffects>(),
    /** The result, without secrets. */
    result: jsonb(),
    /** Why it failed: Stripe's code, never its whole answer. */
    error: text(),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('billing_operations_company').on(t.companyId, t.startedAt),
    index('billing_operations_state').on(t.state),
    uniqueIndex('billing_operations_client').on(t.companyId, t.kind, t.clientKey),
  ],
);

/** Which operation has a company to itself, and until when. */
export const billingLeases = pgTable('billing_leases', {
  companyId: companyId().primaryKey(),
  operationId: uuid('operation_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Received webhooks, each once. The payload only hints at the customer to read again; it is not stored. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    /** Stripe's `evt_…`. */
    id: text().primaryKey(),
    mode: mode(),
    type: text().notNull(),
    /** The customer; null for an event about none. */
    customerId: text('customer_id'),
    created: moment('created').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    handledAt: moment('handled_at'),
  },
  (t) => [index('stripe_events_waiting').on(t.handledAt, t.receivedAt)],
);

/** Everything the emulator remembers (`EmulatorStore`). */
export const stripeEmulatorObjects = pgTable(
  'stripe_emulator_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    owner: text(),
    sequence: integer().notNull().generatedByDefaultAsIdentity(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (t) => [
    index('stripe_emulator_kind').on(t.kind, t.sequence),
    index('stripe_emulator_owner').on(t.kind, t.owner, t.sequence),
  ],
);
