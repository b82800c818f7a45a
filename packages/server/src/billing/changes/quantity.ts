/** `POST /api/updateAdditionalProducts` and `removeAdditionalProducts` (F261, F262, D28, D29). */
import type { PlanName } from '@hangtag/contract/wire/plan';
import type { BillingContext } from '../account/access.ts';
import { intervals } from '../catalogue/itemsForSale.ts';
import { pricesOf } from '../catalogue/prices.ts';
import { changeItems } from './changeItems.ts';
import { assertConfirmed } from './preview.ts';
import { type SentChange, staleOrder } from './sideEffects.ts';
import { OPERATION, assertNotAgreed, currentPlanOf, idOf, readLive } from './stripeSubscription.ts';
import type { Operation } from '../operations/runOperation.ts';
import { ensureCustomer } from '../sync/customers.ts';
import type { SideEffects } from '../../db/schema/billingJson.ts';
import { invalid } from '../../http/refusal.ts';
import { listPlans } from '../../policy/planQueries.ts';

/** The requested number: absolute, with the one the client saw; or a reduction, `all` for the whole. */
export type RequestedQuantity =
  | { readonly to: number; readonly from: number }
  | { readonly fewer: number | 'all' };

/** The order. */
export interface QuantityOrder {
  readonly wanted: RequestedQuantity;
  /** The plan that the client saw. */
  readonly planName: PlanName;
  /** Card to pay with; null takes the default one. */
  readonly card: string | null;
  readonly park: readonly number[];
  /** Of the bill that was confirmed. */
  readonly fingerprint: string | undefined;
}

/** @throws Refusal 422 when it is the price of something else. */
export async function assertAdditionalPrice(
  { services }: BillingContext,
  priceId: string,
): Promise<void> {
  const prices = await pricesOf(services);
  if (intervals.some((each) => prices.additionalProduct(each) === priceId)) return;
  throw invalid({ priceId: ['Is not the price of an additional product.'] });
}

/** The side effects of the order: as many placeholders as there are new products (F184). */
export function quantitySideEffects({ wanted, park }: QuantityOrder): SideEffects {
  const left = 'to' in wanted ? wanted.to : wanted.fewer === 'all' ? 0 : null;
  return {
    park,
    fill: 'to' in wanted ? Math.max(0, wanted.to - wanted.from) : 0,
    action: ACTION,
    what: left === null ? 'Fewer additional products' : additionalLabel(left),
  };
}

/** Sets the number at Stripe; looks first, so that running it again does no more. */
export async function setQuantity(
  context: BillingContext,
  operation: Operation,
  { wanted, planName, card, fingerprint }: QuantityOrder,
): Promise<SentChange> {
  const { services, payments, companyId } = context;
  const customer = await ensureCustomer(services, companyId);
  const prices = await pricesOf(services);
  const plans = await listPlans(services.db);
  const live = await readLive(payments, customer);
  assertNotAgreed(live, plans);
  const { current } = live;
  const currentPlan =
    current && current.status !== 'unpaid' ? currentPlanOf(current.items.data, plans) : null;
  if (!current || !currentPlan) return { status: 'failed', reason: NO_PLAN };
  const { plan, interval } = currentPlan;
  if (plan.name !== planName) throw staleOrder(CHANGED);
  const isDone = current.metadata[OPERATION] === operation.id;
  const additional = isDone ? currentPlan.additional : targetOf(wanted, currentPlan.additional);
  const log = { action: ACTION, what: additionalLabel(additional) };
  const done = { status: 'success', invoice: idOf(current.latest_invoice), ...log } as const;
  if (isDone) return done;
  if (additional === currentPlan.additional) return { ...done, action: null };
  if ('from' in wanted && wanted.from !== currentPlan.additional) throw staleOrder(CHANGED);
  const outcome = await changeItems(context, operation, {
    customer,
    current,
    currentPlan,
    target: { plan, interval, additional },
    prices,
    found: null,
    card,
    fingerprint,
    assertConfirmed: () =>
      assertConfirmed(context, { kind: 'quantity', quantity: additional }, fingerprint),
    isRenewing: false,
  });
  return outcome.status === 'success' ? { ...outcome, ...log } : outcome;
}

const ACTION = 'plan.products';
const NO_PLAN = 'There is no plan that is paid by card. Choose a plan first.';
const CHANGED =
  'Somebody else changed the plan or its additional products meanwhile. Look at the plan again first.';

const additionalLabel = (count: number): string =>
  count === 1 ? '1 additional product' : `${count} additional products`;

function targetOf(wanted: RequestedQuantity, now: number): number {
  if ('to' in wanted) return wanted.to;
  return wanted.fewer === 'all' ? 0 : Math.max(0, now - wanted.fewer);
}
