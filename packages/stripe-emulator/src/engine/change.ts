/** What a change of a subscription would do: the subscription as it will be, and the lines that pay for it. */
import { type DraftLine, type Item, changeLines } from '../money/change.ts';
import { type Period, periodAt } from '../money/periods.ts';
import type { Wire } from '../wire/context.ts';
import { StripeProblem } from '../wire/errors.ts';
import { type Params, hashes, integer, text } from '../wire/params.ts';
import { requestedItems } from './requestedItems.ts';
import { discountsFor } from './calculateBill.ts';
import { inPeriod, intervalOf, currentPeriod } from './currentPeriod.ts';
import { requestedDiscounts, discountRulesOf, inForce } from './discounts.ts';
import { itemList, itemsOf, subtotalOf } from './items.ts';
import { type Customer, type Discount, type Subscription, get } from './stored.ts';

/** A calculated change that is not made yet. */
export interface Change {
  readonly customer: Customer;
  /** The subscription as it will be, before its status is known. */
  readonly after: Subscription;
  readonly itemsAfter: readonly Item[];
  readonly lines: readonly DraftLine[];
  /** Those in force. */
  readonly discounts: readonly Discount[];
  readonly at: number;
  readonly prorationDate: number;
  readonly period: Period;
  /** Does a new period begin now? */
  readonly isReset: boolean;
  readonly behavior: 'always_invoice' | 'create_prorations' | 'none';
}

function isAnchoredNow(params: Params): boolean {
  const anchor = params['billing_cycle_anchor'];
  const asked = typeof anchor === 'object' && 'type' in anchor ? anchor.type : anchor;
  return asked === 'now';
}

function behaviorOf(params: Params): Change['behavior'] {
  const asked = text(params, 'proration_behavior') ?? 'create_prorations';
  if (asked === 'always_invoice' || asked === 'create_prorations' || asked === 'none') return asked;
  throw new StripeProblem({
    message: `Invalid proration_behavior: must be one of create_prorations, none, or always_invoice`,
    param: 'proration_behavior',
  });
}

function prorationDateOf(params: Params, at: number, period: Period): number {
  const date = integer(params, 'proration_date') ?? at;
  if (date < period.start || date > period.end) {
    throw new StripeProblem({
      message: 'Cannot specify `proration_date` outside of current subscription period.',
      param: 'proration_date',
    });
  }
  return date;
}

async function discountsAfter(
  wire: Wire,
  params: Params,
  before: Subscription,
  facts: {
    readonly customer: Customer;
    readonly at: number;
    readonly subtotal: number;
    readonly isPreview: boolean;
  },
): Promise<Discount[]> {
  const asked = hashes(params, 'discounts');
  if (asked === undefined) {
    return inForce(await discountsFor(wire, before, facts.customer), facts.at);
  }
  return requestedDiscounts(wire, asked, {
    now: facts.at,
    customer: facts.customer.id,
    subscription: before.id,
    subtotal: facts.subtotal,
    isPreview: facts.isPreview,
  });
}

/** Calculates the change that `items[]`, `discounts[]`, the proration parameters and the cycle's anchor request. */
export async function requestedChange(
  wire: Wire,
  params: Params,
  before: Subscription,
  isPreview: boolean,
): Promise<Change> {
  const at = await wire.nowOf(before.customer);
  const customer = await get(wire, 'customer', before.customer);
  const present = currentPeriod(before);
  const written = await requestedItems(wire, hashes(params, 'items') ?? [], before.items.data, {
    subscription: before.id,
    at,
    period: present,
  });
  const interval = intervalOf(written);
  const former = intervalOf(before.items.data);
  const isReset =
    isAnchoredNow(params) || interval.unit !== former.unit || interval.count !== former.count;
  const period = isReset ? periodAt(at, interval, at) : present;
  const subtotal = subtotalOf(written);
  const facts = { customer, at, subtotal, isPreview };
  const discounts = await discountsAfter(wire, params, before, facts);
  const hasOwnDiscounts = hashes(params, 'discounts') !== undefined || before.discounts.length > 0;
  const after: Subscription = {
    ...before,
    billing_cycle_anchor: isReset ? at : before.billing_cycle_anchor,
    discounts: hasOwnDiscounts ? discounts.map(({ id }) => id) : [],
    items: itemList(before.id, inPeriod(written, period)),
  };
  const behavior = behaviorOf(params);
  const prorationDate = prorationDateOf(params, at, present);
  const itemsAfter = await itemsOf(wire, after);
  const lines = changeLines(await itemsOf(wire, before), itemsAfter, {
    at: prorationDate,
    period,
    isReset,
    isProrated: behavior !== 'none',
    cuts: await discountRulesOf(wire, discounts),
  });
  return {
    customer,
    after,
    itemsAfter,
    lines,
    discounts,
    at,
    prorationDate,
    period,
    isReset,
    behavior,
  };
}
