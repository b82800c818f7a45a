/** `POST /api/updateAdditionalProducts` and `removeAdditionalProducts` (F261, F262, D28, D29). */
import type { PlanName } from '@hangtag/contract/wire/plan';
import { listPlans } from '../../plans/queries.ts';
import { pricesOf } from '../catalogue.ts';
import { ensureCustomer } from '../customers.ts';
import type { Follows } from '../follows.ts';
import type { Operation } from '../operations.ts';
import { OPERATION, changeItems } from './changeItems.ts';
import type { ChangeResult, Payable } from './changeTypes.ts';
import type { Desk } from './desk.ts';
import { finish } from './finish.ts';
import { heldBy } from './items.ts';
import { idOf, readLive } from './live.ts';
import { changedMeanwhile } from './stale.ts';

/** How many there are to be: a number, with the one the client saw; or so many fewer, `all` of them. */
export type Wanted =
  | { readonly to: number; readonly from: number }
  | { readonly fewer: number | 'all' };

/** What was ordered. */
export interface QuantityOrder extends Omit<Payable, 'effects'> {
  readonly wanted: Wanted;
  /** The plan that the client saw. */
  readonly planName: PlanName;
  readonly park: readonly number[];
}

const additionalWords = (count: number): string =>
  count === 1 ? '1 additional product' : `${count} additional products`;

/** F184: as many placeholders as there are new products. */
const fillOf = (wanted: Wanted): number =>
  'to' in wanted ? Math.max(0, wanted.to - wanted.from) : 0;

/** What follows the change once Stripe took it. */
export function quantityFollows({ wanted, park }: Pick<QuantityOrder, 'wanted' | 'park'>): Follows {
  const left = 'to' in wanted ? wanted.to : wanted.fewer === 'all' ? 0 : null;
  const what = left === null ? 'Fewer additional products' : additionalWords(left);
  return { park, fill: fillOf(wanted), action: 'plan.products', what };
}

/** Sets the number; looks first, so that running it again does no more. */
export async function setQuantity(
  desk: Desk,
  operation: Operation,
  { wanted, planName, park, card }: QuantityOrder,
): Promise<ChangeResult> {
  const { services, payments, companyId } = desk;
  const customer = await ensureCustomer(services, companyId);
  const prices = await pricesOf(services);
  const plans = await listPlans(services.db);
  const { current } = await readLive(payments, customer);
  const held = current && current.status !== 'unpaid' ? heldBy(current.items.data, plans) : null;
  if (!current || !held) return { status: 'failed', reason: NO_PLAN };
  if (held.plan.name !== planName) throw changedMeanwhile(CHANGED);
  const isDone = current.metadata[OPERATION] === operation.id;
  const additional = isDone ? held.additional : targetOf(wanted, held.additional);
  const effects = { park, fill: fillOf(wanted) };
  const words = additionalWords(additional);
  if (isDone || additional === held.additional) {
    return finish(desk, effects, 'plan.products', words, idOf(current.latest_invoice));
  }
  if ('from' in wanted && wanted.from !== held.additional) throw changedMeanwhile(CHANGED);
  const target = { plan: held.plan, interval: held.interval, additional };
  const step = { customer, current, held, target, prices, found: null, card, isRenewing: false };
  const outcome = await changeItems(desk, operation, step);
  if (outcome.status !== 'success') return outcome;
  return finish(desk, effects, 'plan.products', words, outcome.invoice);
}

const NO_PLAN = 'There is no plan that is paid by card. Choose a plan first.';
const CHANGED =
  'Somebody else changed the plan or its additional products meanwhile. Look at the plan again first.';

function targetOf(wanted: Wanted, now: number): number {
  if ('to' in wanted) return wanted.to;
  return wanted.fewer === 'all' ? 0 : Math.max(0, now - wanted.fewer);
}
