/** The items of a subscription that a request asks for. */
import type { Period } from '../money/periods.ts';
import type { Wire } from '../wire/context.ts';
import { StripeProblem, resourceMissing } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { type Params, flag, integer, mergedMetadata, text } from '../wire/params.ts';
import { recurringPrice, newItem } from './items.ts';
import type { Price, SubscriptionItem } from './stored.ts';

const refused = (message: string, param: string): StripeProblem =>
  new StripeProblem({ message, param });

function quantityOf(params: Params, param: string, before: number): number {
  const quantity = integer(params, 'quantity') ?? before;
  if (quantity < 0) {
    throw refused('This value must be greater than or equal to 0.', `${param}[quantity]`);
  }
  return quantity;
}

interface Place {
  readonly subscription: string;
  readonly at: number;
  readonly period: Period;
}

async function added(wire: Wire, params: Params, param: string, place: Place) {
  const id = text(params, 'price') ?? text(params, 'plan');
  if (!id) throw refused(`You must pass either \`price\` or \`price_data\` for ${param}.`, param);
  const price = await recurringPrice(wire, id, `${param}[price]`);
  return newItem(price, {
    id: newId('si'),
    created: place.at,
    current_period_start: place.period.start,
    current_period_end: place.period.end,
    metadata: mergedMetadata({}, params),
    quantity: quantityOf(params, param, 1),
    subscription: place.subscription,
  });
}

async function changed(
  wire: Wire,
  params: Params,
  param: string,
  before: SubscriptionItem,
): Promise<SubscriptionItem> {
  const id = text(params, 'price') ?? text(params, 'plan');
  const price = id ? await recurringPrice(wire, id, `${param}[price]`) : before.price;
  return newItem(price, {
    id: before.id,
    created: before.created,
    current_period_start: before.current_period_start,
    current_period_end: before.current_period_end,
    metadata: mergedMetadata({ ...before.metadata }, params),
    quantity: quantityOf(params, param, before.quantity ?? 1),
    subscription: before.subscription,
  });
}

function assertTogether(items: readonly SubscriptionItem[]): void {
  const prices = items.map(({ price }) => price);
  const [first] = prices;
  if (!first) {
    throw new StripeProblem({
      message: 'A subscription must have at least one active plan.',
      param: 'items',
    });
  }
  const isSame = (other: Price): boolean =>
    other.recurring?.interval === first.recurring?.interval &&
    other.recurring?.interval_count === first.recurring?.interval_count;
  if (!prices.every(isSame)) {
    throw refused(
      'Currently, all prices on a subscription must have the same `recurring.interval` and `recurring.interval_count`. If you meant to update an existing subscription item instead of creating a new one, make sure to include the subscription item ID in your request.',
      'items',
    );
  }
  if (!prices.every((price) => price.currency === first.currency)) {
    throw refused('All prices on a subscription must have the same `currency`.', 'items');
  }
  const ids = prices.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    throw refused(
      `Cannot add multiple subscription items with the same plan: ${twice}. To create multiple subscription items with the same plan, add the plan to the subscription only once with a \`quantity\` instead.`,
      'items',
    );
  }
}

/** The items after `items[]`: by id changed or deleted, without id new; those it does not name stay. */
export async function requestedItems(
  wire: Wire,
  asked: readonly Params[],
  before: readonly SubscriptionItem[],
  place: Place,
): Promise<SubscriptionItem[]> {
  let items = [...before];
  for (const [index, params] of asked.entries()) {
    const param = `items[${index}]`;
    const id = text(params, 'id');
    const known = items.find((item) => item.id === id);
    if (id !== undefined && !known) throw resourceMissing('subscription_item', id, `${param}[id]`);
    if (!known) {
      items.push(await added(wire, params, param, place));
    } else if (flag(params, 'deleted') === true) {
      items = items.filter((item) => item !== known);
    } else {
      const next = await changed(wire, params, param, known);
      items = items.map((item) => (item === known ? next : item));
    }
  }
  assertTogether(items);
  return items;
}
