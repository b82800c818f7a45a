/** A company as Stripe's customer: created when it is first needed, updated when its details have changed. */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { canonicalJson } from '@hangtag/contract/rules/canonical';
import { meaningOf } from '../stripe/failures.ts';
import { type Payments, requirePayments } from '../stripe/payments.ts';
import type { BillingServices } from '../stripe/services.ts';
import { catchUpClock } from './clock.ts';
import { type CompanyRow, findCompany } from '../../policy/companyQueries.ts';
import type { Queryable } from '../../db/database.ts';
import { stripeCustomers } from '../../db/schema/billing.ts';
import type { StripeMode } from '../../db/schema/billingJson.ts';
import { notFound } from '../../http/refusal.ts';

export type CustomerRow = typeof stripeCustomers.$inferSelect;

const isOf = (companyId: number, mode: StripeMode) =>
  and(eq(stripeCustomers.companyId, companyId), eq(stripeCustomers.mode, mode));

/** The stored customer of a company in a mode. */
export async function findCustomer(
  db: Queryable,
  companyId: number,
  mode: StripeMode,
): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(stripeCustomers).where(isOf(companyId, mode));
  return row;
}

/**
 * The company's customer at Stripe, created if missing; with its own clock at the emulator.
 * @returns Stripe's `cus_…`.
 * @throws Refusal 503 without payments, 404 without such a company.
 */
export async function ensureCustomer(
  services: BillingServices,
  companyId: number,
): Promise<string> {
  const payments = requirePayments(services);
  const { db, now } = services;
  const { mode } = payments;
  const company = await findCompany(db, companyId);
  if (!company) throw notFound();
  await db
    .insert(stripeCustomers)
    .values({ companyId, mode, creationKey: randomUUID(), createdAt: now() })
    .onConflictDoNothing();
  const row = await findCustomer(db, companyId, mode);
  if (!row) throw new Error('A customer vanished while it was made.');
  const customerId = row.customerId ?? (await createCustomer(services, payments, row));
  await updateDetails(services, payments, { ...row, customerId }, company);
  if (payments.emulator) await catchUpClock(services, companyId);
  return customerId;
}

/** Makes the customer. A 500 is repeated by Stripe for its key for a day; a customer left over from it costs nothing. */
async function createCustomer(
  services: BillingServices,
  payments: Payments,
  row: CustomerRow,
): Promise<string> {
  try {
    return await createWithKey(services, payments, row);
  } catch (error) {
    if (meaningOf(error) !== 'repeated') throw error;
    await services.db
      .update(stripeCustomers)
      .set({ creationKey: randomUUID() })
      .where(isOf(row.companyId, payments.mode));
    throw error;
  }
}

/** Sends only the row's values, so that a retry after a crash is the same request with the same key. */
async function createWithKey(
  { db }: BillingServices,
  { stripe, mode, emulator }: Payments,
  { companyId, creationKey, createdAt }: CustomerRow,
): Promise<string> {
  const clock = emulator
    ? await stripe.testHelpers.testClocks.create(
        { frozen_time: Math.floor(createdAt.getTime() / 1000), name: `Company ${companyId}` },
        { idempotencyKey: `${creationKey}:clock` },
      )
    : null;
  const { id } = await stripe.customers.create(
    { metadata: { companyId }, ...(clock && { test_clock: clock.id }) },
    { idempotencyKey: `${creationKey}:customer` },
  );
  await db
    .update(stripeCustomers)
    .set({
      customerId: id,
      clockId: clock?.id ?? null,
      clockAt: clock && new Date(clock.frozen_time * 1000),
    })
    .where(isOf(companyId, mode));
  return id;
}

/** Invoices carry the name and the address that Stripe knows when they are written. */
async function updateDetails(
  { db }: BillingServices,
  { stripe, mode }: Payments,
  { companyId, detailsHash, customerId }: CustomerRow & { readonly customerId: string },
  company: CompanyRow,
): Promise<void> {
  const { details, hash } = customerDetails(company);
  if (hash === detailsHash) return;
  await stripe.customers.update(customerId, details);
  await db.update(stripeCustomers).set({ detailsHash: hash }).where(isOf(companyId, mode));
}

/** The details that Stripe has of a company, and their fingerprint. */
export function customerDetails(company: CompanyDetails): {
  readonly details: Stripe.CustomerUpdateParams;
  readonly hash: string;
} {
  const details = detailsOf(company);
  const hash = createHash('sha256').update(canonicalJson(details)).digest('hex');
  return { details, hash };
}

type CompanyDetails = Pick<
  CompanyRow,
  | 'name'
  | 'email'
  | 'telephone'
  | 'streetAddress'
  | 'streetAddress2'
  | 'city'
  | 'country'
  | 'state'
  | 'postcode'
>;

/** The details that Stripe has of a company. */
export function detailsOf(company: CompanyDetails) {
  const { name, email, telephone, streetAddress, streetAddress2, city, country, state, postcode } =
    company;
  const address = {
    line1: streetAddress,
    line2: streetAddress2 ?? '',
    city: city ?? '',
    country,
    // ISO 3166-2 without the country, as Stripe writes it.
    state: state?.replace(/^[A-Z]{2}-/, '') ?? '',
    postal_code: postcode ?? '',
  };
  return { name, email, phone: telephone, address } satisfies Stripe.CustomerUpdateParams;
}
