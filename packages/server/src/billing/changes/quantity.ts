/** `POST /api/updateAdditionalProducts` and `removeAdditionalProducts` (F261, F262, D28, D29). */
import type { PlanName } from '@hangtag/contract/wire/plan';
import { listPlans } from '../../policy/planQueries.ts';
import { pricesOf } from '../catalogue/prices.ts';
import { ensureCustomer } from '../sync/customers.ts';
import type { SideEffects } from '../operations/sideEffects.ts';
import type { Operation } from '../operations/runOperation.ts';
import { OPERATION, changeItems } from './changeItems.ts';
import type { ChangeResult, Payable } from './changeTypes.ts';
import type { BillingContext } from '../operations/context.ts';
import { completeChange } from './completeChange.ts';
import { currentPlanOf } from './items.ts';
import { idOf, readLive } from './stripeSubscription.ts';
import { staleWrite } from './stale.ts';

/** How many there are to be: a number, with the one the client saw; or so many fewer, `all` of them. */
export type RequestedQuantity =
  | { readonly to: number; readonly from: number }
  | { readonly fewer: number | 'all' };

/** What was ordered. */
export interface QuantityOrder extends Omit<Payable, 'effects'> {
  readonly wanted: RequestedQuantity;
  /** The plan that the client saw. */
  readonly planName: PlanName;
  readonly park: readonly number[];
}

const additionalLabel = (count: number): string =>
  count === 1 ? '1 additional product' : `${count} additional products`;

/** F184: as many placeholders as there are new products. */
const fillOf = (wanted: RequestedQuantity): number =>
  'to' in wanted ? Math.max(0, wanted.to - wanted.from) : 0;

/** What follows the change once Stripe took it. */
export function quantitySideEffects({
  wanted,
  park,
}: Pick<QuantityOrder, 'wanted' | 'park'>): SideEffects {
  const left = 'to' in wanted ? wanted.to : wanted.fewer === 'all' ? 0 : null;
  const what = left === null ? 'Fewer additional products' : additionalLabel(left);
  return { park, fill: fillOf(wanted), action: 'plan.products', what };
}

/** Sets the number; looks first, so that running it again does no more. */
export async function setQuantity(
  context: BillingContext,
  operation: Operation,
  { wanted, planName, park, card }: QuantityOrder,
): Promise<ChangeResult> {
  const { services, payments, companyId } = context;
  const customer = await ensureCustomer(services, companyId);
  const prices = await pricesOf(services);
  const plans = await listPlans(services.db);
  const { current } = await readLive(payments, customer);
  const currentPlan =
    current && current.status !== 'unpaid' ? currentPlanOf(current.items.data, plans) : null;
  if (!current || !currentPlan) return { status: 'failed', reason: NO_PLAN };
  if (currentPlan.plan.name !== planName) throw staleWrite(CHANGED);
  const isDone = current.metadata[OPERATION] === operation.id;
  const additional = isDone ? currentPlan.additional : targetOf(wanted, currentPlan.additional);
  const effects = { park, fill: fillOf(wanted) };
  const words = additionalLabel(additional);
  if (isDone || additional === currentPlan.additional) {
    return completeChange(context, effects, 'plan.products', words, idOf(current.latest_invoice));
  }
  if ('from' in wanted && wanted.from !== currentPlan.additional) throw staleWrite(CHANGED);
  const target = { plan: currentPlan.plan, interval: currentPlan.interval, additional };
  const step = {
    customer,
    current,
    currentPlan,
    target,
    prices,
    found: null,
    card,
    isRenewing: false,
  };
  const outcome = await changeItems(context, operation, step);
  if (outcome.status !== 'success') return outcome;
  return completeChange(context, effects, 'plan.products', words, outcome.invoice);
}

const NO_PLAN = 'There is no plan that is paid by card. Choose a plan first.';
const CHANGED =
  'Somebody else changed the plan or its additional products meanwhile. Look at the plan again first.';

function targetOf(wanted: RequestedQuantity, now: number): number {
  if ('to' in wanted) return wanted.to;
  return wanted.fewer === 'all' ? 0 : Math.max(0, now - wanted.fewer);
}
