/** What a paid change does to the company's products: parks what was chosen, fills the places that are new (N09, F141, F184). */
import { and, eq, inArray } from 'drizzle-orm';
import { findCompany } from '../../policy/companyQueries.ts';
import { subscriptionOf } from '../../policy/subscription.ts';
import { products } from '../../db/schema/products.ts';
import { Refusal, invalid } from '../../http/refusal.ts';
import { createProducts } from '../../products/create.ts';
import { countActive } from '../../products/queries.ts';
import { updateProduct } from '../../products/write.ts';
import { readAccount } from '../account/account.ts';
import type { ProductChanges } from '../operations/sideEffects.ts';
import type { BillingContext } from '../operations/context.ts';

/** How many it were. */
export interface ProductCounts {
  readonly productsCreated: number;
  readonly productsParked: number;
}

/** Refuses to park what is not the company's, before any money moves. @throws Refusal 422 */
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
 * Carries them out; running it again does no more. What fails here is written down and left: the change is paid, and
 * products can be parked and created by hand.
 */
export async function applyProductChanges(
  context: BillingContext,
  { park, fill }: ProductChanges,
): Promise<ProductCounts> {
  const counts = { productsCreated: 0, productsParked: 0 };
  try {
    counts.productsParked = await parkProducts(context, park);
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
  // An Admin's: a Superadmin's own limits are not the company's.
  return company ? subscriptionOf(db, 'Admin', company, now()) : null;
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

/** Placeholders that would come with a plan that holds so many products. */
export const placesLeft = (limit: number, active: number, fill: number | 'all'): number =>
  Math.max(0, Math.min(limit - active, fill === 'all' ? Infinity : fill));

async function fillPlaces(context: BillingContext, fill: number | 'all'): Promise<number> {
  const { services, companyId, actor } = context;
  const state = await stateOf(context);
  const { plan, subscription } = await readAccount(services, companyId);
  if (!state || !plan || !subscription) return 0;
  // By the plan's own count: where a company's products are unlimited nobody wants a thousand placeholders.
  const limit = plan.productNumber + subscription.additionalProducts;
  const wanted = placesLeft(limit, await countActive(services.db, companyId), fill);
  if (wanted === 0) return 0;
  try {
    return (await createProducts({ ...services, actor }, companyId, state, wanted)).length;
  } catch (error) {
    // Somebody created products at the same moment; they have the places.
    if (error instanceof Refusal && error.status === 403) return 0;
    throw error;
  }
}
