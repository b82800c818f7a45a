/** The commands of model-based tests: what may happen to a company's billing, and what a simple model expects. */
import type fc from 'fast-check';
import type Stripe from 'stripe';
import type { Cycle, Plan } from '../testing/catalogue.ts';
import type { ChangeOptions, Company } from '../testing/company.ts';
import { checkInvariants } from '../testing/invariants.ts';

/** The expected state of the latest subscription. */
export interface Model {
  /** Null before the first, and after the last is over. */
  running: {
    plan: Plan;
    cycle: Cycle;
    addOns: number;
    isEnding: boolean;
    /** Was it begun, or does it wait for its first payment? */
    isBegun: boolean;
  } | null;
}

/** Stripe's refusals of a card; everything else that is thrown is a fault. */
const isCardError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'type') === 'StripeCardError';

/** Makes an attempt that a card may refuse; false when it did. */
async function tried(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isCardError(error)) return false;
    throw error;
  }
}

const BEGUN: readonly Stripe.Subscription.Status[] = ['active', 'past_due'];

/** The model after something whose outcome depends on cards and time: what runs, and whether it has begun. */
async function follow(model: Model, company: Company): Promise<void> {
  if (!model.running) return;
  const { status } = await company.subscription();
  if (status === 'canceled' || status === 'incomplete_expired') model.running = null;
  else model.running.isBegun = BEGUN.includes(status);
}

/** Throws unless the subscription is as the model says. */
async function compare(model: Model, company: Company): Promise<void> {
  await checkInvariants(company);
  const isSubscribed = await company.isSubscribed();
  if (isSubscribed !== (model.running !== null)) {
    throw new Error(`It ${isSubscribed ? 'runs' : 'does not run'}, against the model.`);
  }
  if (!model.running) return;
  const { items, cancel_at_period_end: isEnding } = await company.subscription();
  const addOn = items.data.find(({ price }) => company.catalogue.isAddOn(price.id));
  const base = items.data.find((item) => item !== addOn);
  const { plan, cycle } = company.catalogue.planOf(base?.price.id ?? '');
  const seen = { plan, cycle, addOns: addOn?.quantity ?? 0, isEnding };
  const { plan: wanted, cycle: wantedCycle, addOns, isEnding: wantsEnd } = model.running;
  const expected = { plan: wanted, cycle: wantedCycle, addOns, isEnding: wantsEnd };
  if (JSON.stringify(seen) !== JSON.stringify(expected)) {
    throw new Error(`It is ${JSON.stringify(seen)}, and not ${JSON.stringify(expected)}.`);
  }
}

/** One kind of command: its precondition, and its effect on the model and the company. */
type Command = fc.AsyncCommand<Model, Company>;

function command(
  words: string,
  isPossible: (model: Readonly<Model>) => boolean,
  work: (model: Model, company: Company) => Promise<unknown>,
): Command {
  return {
    check: isPossible,
    run: async (model, company) => {
      await work(model, company);
      await compare(model, company);
    },
    toString: () => words,
  };
}

const isBegun = ({ running }: Readonly<Model>): boolean => running?.isBegun === true;

export const subscribeCommand = (
  plan: Plan,
  cycle: Cycle,
  addOns: number,
  coupon?: string,
): Command =>
  command(
    `subscribe(${plan}, ${cycle}, ${addOns}, ${coupon ?? 'no coupon'})`,
    ({ running }) => running === null,
    async (model, company) => {
      await company.subscribe(plan, { cycle, addOns, coupon });
      model.running = { plan, cycle, addOns, isEnding: false, isBegun: false };
      await follow(model, company);
    },
  );

/** Changes the model as a change that was made does. */
function changeModel(model: Model, { plan, cycle, addOns }: ChangeOptions): void {
  if (!model.running) return;
  model.running.plan = plan ?? model.running.plan;
  model.running.cycle = cycle ?? model.running.cycle;
  model.running.addOns = addOns ?? model.running.addOns;
}

/** The preview of a change must be what the change then costs. */
async function previewed(
  company: Company,
  changing: ChangeOptions,
): Promise<Stripe.Invoice | null> {
  const [before] = await company.invoices();
  const preview = await company.preview(changing).catch((error: unknown) => {
    if (Reflect.get(Object(error), 'code') === 'invoice_upcoming_none') return null;
    throw error;
  });
  const [after] = await company.invoices();
  if (before?.id !== after?.id) throw new Error('A preview made an invoice.');
  return preview?.billing_reason === 'subscription_update' ? preview : null;
}

export const changeCommand = (change: ChangeOptions): Command =>
  command(`change(${JSON.stringify(change)})`, isBegun, async (model, company) => {
    const preview = await previewed(company, change);
    const known = (await company.invoices()).length;
    if (await tried(() => company.change(change))) changeModel(model, change);
    const [invoice, ...others] = await company.invoices();
    const isNew = others.length === known;
    if (isNew && invoice?.total !== preview?.total) {
      throw new Error(`The preview said ${preview?.total}, the invoice ${invoice?.total}.`);
    }
    await follow(model, company);
  });

export const cardCommand = (name: string): Command =>
  command(
    `card(${name})`,
    () => true,
    (_model, company) => company.useCard(name),
  );

export const payCommand: Command = command(
  'pay',
  ({ running }) => running !== null,
  async (model, company) => {
    const [invoice] = await company.invoices();
    if (invoice?.status === 'open') {
      await tried(() => company.stripe.invoices.pay(invoice.id));
    }
    await follow(model, company);
  },
);

export const cancelAtEndCommand = (isEnding: boolean): Command =>
  command(isEnding ? 'cancel at the end' : 'resume', isBegun, async (model, company) => {
    await company.cancelAtEnd(isEnding);
    if (model.running) model.running.isEnding = isEnding;
  });

export const cancelNowCommand = (prorate: boolean): Command =>
  command(
    `cancel now${prorate ? ', with credit' : ''}`,
    ({ running }) => running !== null,
    async (model, company) => {
      await company.cancelNow({ prorate, invoice_now: prorate });
      model.running = null;
    },
  );

export const passTimeCommand = (hours: number): Command =>
  command(
    `${hours} hours`,
    () => true,
    async (model, company) => {
      const ends = model.running?.isEnding ? await company.subscription() : null;
      await company.pass(hours * 3600);
      const end = ends?.items.data[0]?.current_period_end;
      await follow(model, company);
      if (end !== undefined && company.at >= end && model.running) {
        throw new Error('It should have ended.');
      }
    },
  );
