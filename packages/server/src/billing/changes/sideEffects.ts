/** The side effects of a change that Stripe took: the stored billing, the company's products, its audit log. */
import { and, eq, inArray } from 'drizzle-orm';
import { productLimit } from '@hangtag/contract/rules/subscription';
import { type AuditEntry, record } from '../../audit/record.ts';
import type { BillingContext } from '../account/access.ts';
import { readAccount } from '../account/account.ts';
import { failureOf, meaningOf } from '../stripe/failures.ts';
import { forgetReading } from '../sync/storedBilling.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import { findCompany, lockCreation } from '../../policy/companyQueries.ts';
import { boughtBy } from '../../policy/subscription.ts';
import type { ProductChanges } from '../../db/schema/billingJson.ts';
import { products } from '../../db/schema/products.ts';
import { transact } from '../../db/transact.ts';
import { Refusal, invalid } from '../../http/refusal.ts';
import { createProducts } from '../../products/create.ts';
import { countProducts } from '../../products/counts.ts';
import { parkPlaceholders } from '../../products/places.ts';
import { updateProduct } from '../../products/write.ts';

/** A change that Stripe took, is waiting for the bank with, or refused. */
export type SentChange =
  | {
      readonly status: 'success';
      readonly invoice: string | null;
      /** For the audit log, e.g. `plan.changed` and `Pro`; null where all was as ordered already, which has no side effects. */
      readonly action: string | null;
      readonly what: string;
    }
  | PendingChange
  | FailedChange;

/** The result of a change, stored as JSON; secrets are loaded again where needed. */
export type ChangeResult =
  | ({ readonly status: 'success'; readonly invoice: string | null } & ProductCounts)
  | PendingChange
  | FailedChange;

/** The bank asks the payer first. */
interface PendingChange {
  readonly status: 'requires_action';
  readonly invoice: string;
}

interface FailedChange {
  readonly status: 'failed';
  readonly reason: string;
}

/** 409: the plan that the order was made for is not so any more. @param sentence What happened, and what to do. */
export const staleOrder = (
  sentence = 'The plan was changed meanwhile. Look at it again first.',
): Refusal => new Refusal(409, sentence, { code: 'stale_write' });

/** Runs the side effects, if Stripe accepted the change. */
export async function completeChange(
  context: BillingContext,
  changes: ProductChanges,
  sent: SentChange,
): Promise<ChangeResult> {
  if (sent.status !== 'success') return sent;
  if (sent.action === null) {
    return { status: 'success', invoice: sent.invoice, productsCreated: 0, productsParked: 0 };
  }
  await readBack(context);
  const counts = await applyProductChanges(context, changes);
  await recordInAudit(context, sent.action, sent.what);
  return { status: 'success', invoice: sent.invoice, ...counts };
}

/** Stores Stripe's current state. The change is valid even when this read fails; it is read again before a coupon counts, or by the sweep. */
async function readBack({ services, payments, companyId }: BillingContext): Promise<void> {
  try {
    await syncCompany(services, companyId);
  } catch (error) {
    if (meaningOf(error) !== 'refused') throw error;
    services.log.error(
      { companyId, code: failureOf(error).code },
      'a change was made and not read',
    );
    await forgetReading(services.db, companyId, payments.mode);
  }
}

/** Adds to the company's audit log. @param change The fields that differ now. */
export async function recordInAudit(
  { services, companyId, actor }: BillingContext,
  action: string,
  what: string,
  change: Pick<AuditEntry, 'before' | 'after'> = {},
): Promise<void> {
  await transact(services.db, (tx) =>
    record(tx, {
      companyId,
      actor,
      action,
      subject: `company:${companyId}`,
      subjectName: what,
      ...change,
      at: services.now(),
    }),
  );
}

export interface ProductCounts {
  readonly productsCreated: number;
  readonly productsParked: number;
}

/** Checks what is to be parked, before any money moves. @throws Refusal 422 for another company's product. */
export async function assertOwnProducts(
  { services, companyId }: BillingContext,
  park: readonly number[],
): Promise<void> {
  if (park.length === 0) return;
  const isOwn = and(eq(products.companyId, companyId), inArray(products.id, [...park]));
  const found = await services.db.select({ id: products.id }).from(products).where(isOwn);
  const known = new Set(found.map(({ id }) => id));
  const at = park.findIndex((id) => !known.has(id));
  if (at >= 0) throw invalid({ [`park.${at}`]: ['Is not a product of this company.'] });
}

/**
 * Deactivates the selected products and the placeholders without a place, and fills the new places with placeholders (F141, F184); idempotent. Failures
 * are logged only: the change is paid, and a user can do the rest.
 */
async function applyProductChanges(
  context: BillingContext,
  { park, fill }: ProductChanges,
): Promise<ProductCounts> {
  const counts = { productsCreated: 0, productsParked: 0 };
  try {
    const parked = await parkProducts(context, park);
    counts.productsParked = parked + (await parkSurplusPlaceholders(context));
    counts.productsCreated = await fillPlaces(context, fill);
  } catch (err) {
    context.services.log.error(
      { err, companyId: context.companyId },
      'a paid change left products undone',
    );
  }
  return counts;
}

async function stateOf({ services, companyId }: BillingContext) {
  const { db, now } = services;
  const company = await findCompany(db, companyId);
  return company ? boughtBy(db, company, now()) : null;
}

async function parkProducts(context: BillingContext, park: readonly number[]): Promise<number> {
  const state = await stateOf(context);
  if (!state) return 0;
  let parked = 0;
  for (const id of park) {
    const tools = { ...context.services, actor: context.actor };
    const key = { companyId: context.companyId, id };
    const { status } = await updateProduct(tools, key, state, { status: 'inactive' }, () => true);
    if (status === 'inactive') parked += 1;
  }
  return parked;
}

/** Nobody pays for a placeholder, and none stands in the way of a product. */
async function parkSurplusPlaceholders(context: BillingContext): Promise<number> {
  const { services, companyId, actor } = context;
  const state = await stateOf(context);
  if (!state) return 0;
  return transact(services.db, async (tx) => {
    await lockCreation(tx, companyId);
    const { active } = await countProducts(tx, companyId);
    const over = Math.max(0, active - productLimit(state));
    return parkPlaceholders(tx, { ...services, actor }, companyId, over);
  });
}

/** The placeholders that a plan with this limit would create. */
export const placesLeft = (limit: number, active: number, fill: number | 'all'): number =>
  Math.max(0, Math.min(limit - active, fill === 'all' ? Infinity : fill));

async function fillPlaces(context: BillingContext, fill: number | 'all'): Promise<number> {
  const { services, companyId, actor } = context;
  const state = await stateOf(context);
  const { plan, subscription } = await readAccount(services, companyId);
  if (!state || !plan || !subscription) return 0;
  // By the plan's own count: a company with unlimited products gets no thousand placeholders.
  const limit = plan.productNumber + subscription.additionalProducts;
  const { active } = await countProducts(services.db, companyId);
  const wanted = placesLeft(limit, active, fill);
  if (wanted === 0) return 0;
  try {
    return (await createProducts({ ...services, actor }, companyId, state, wanted)).length;
  } catch (error) {
    // Another request created products at the same moment, and they fill the plan.
    if (error instanceof Refusal && error.status === 403) return 0;
    throw error;
  }
}
