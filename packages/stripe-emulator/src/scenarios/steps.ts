/** The steps of a scenario: actions and expectations. */
import Stripe from 'stripe';
import type { Cycle, Plan } from '../testing/catalogue.ts';
import type { SubscribeOptions, ChangeOptions, Company } from '../testing/company.ts';
import { Difference, expectSame } from './difference.ts';

/** One action or one expectation. */
export interface Step {
  (company: Company): Promise<unknown>;
  /** Needs a browser. */
  readonly needsBrowser?: true;
}

/** A scenario: its name, the card it begins with, and what happens. */
export type Scenario = readonly [name: string, card: string | null, steps: readonly Step[]];

export const subscribe =
  (plan: Plan, beginning?: SubscribeOptions): Step =>
  (company) =>
    company.subscribe(plan, beginning);

export const change =
  (changing: ChangeOptions): Step =>
  (company) =>
    company.change(changing);

export const days =
  (count: number): Step =>
  (company) =>
    company.passDays(count);

export const hours =
  (count: number): Step =>
  (company) =>
    company.pass(count * 3600);

export const renewal: Step = (company) => company.passRenewal();

export const card =
  (name: string): Step =>
  (company) =>
    company.useCard(name);

export const cancelAtEnd: Step = (company) => company.cancelAtEnd();
export const resume: Step = (company) => company.cancelAtEnd(false);

export const cancelNow =
  (params?: Stripe.SubscriptionCancelParams): Step =>
  (company) =>
    company.cancelNow(params);

/** Pays the newest invoice by the card that pays by default. */
export const payLatest: Step = async (company) => {
  const [invoice] = await company.invoices();
  await company.stripe.invoices.pay(invoice?.id ?? '');
};

/** The payer answers the bank's question in a browser. */
export const authenticate = (isAllowed: boolean): Step =>
  Object.assign((company: Company) => company.authenticate(isAllowed), {
    needsBrowser: true as const,
  });

/** The step is refused, with Stripe's code, decline code or a part of its sentence. */
export const expectRefusal =
  (step: Step, code: string): Step =>
  async (company) => {
    const error = await step(company).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error !== null && !(error instanceof Stripe.errors.StripeError)) throw error;
    const reported =
      error && [error.code, error.decline_code, error.message].filter(Boolean).join(' ');
    if (!reported?.includes(code)) {
      throw new Difference([{ field: 'refusal', found: reported ?? 'nothing', wanted: code }]);
    }
  };

/** What a step can expect; amounts in cents. */
export interface Expected {
  readonly status?: Stripe.Subscription.Status;
  readonly plan?: Plan;
  readonly cycle?: Cycle;
  readonly addOns?: number;
  readonly ends?: boolean;
  readonly discounts?: number;
  /** How many invoices there are. */
  readonly invoices?: number;
  /** Of the newest invoice. */
  readonly invoice?: Stripe.Invoice.Status;
  readonly total?: number;
  readonly due?: number;
  /** Amounts of its lines, in order. */
  readonly lines?: readonly number[];
  readonly attempts?: number;
  /** Of the customer: below zero is a credit. */
  readonly balance?: number;
  /** The end of the present period, as a date in UTC. */
  readonly until?: string;
  readonly reason?: string | null;
}

/** The present state of a company that has subscribed. */
export async function observe(company: Company): Promise<Expected> {
  const subscription = await company.subscription();
  const customer = await company.looking.customers.retrieve(company.id);
  const invoices = await company.invoices();
  const [latest] = invoices;
  const addOn = subscription.items.data.find(({ price }) => company.catalogue.isAddOn(price.id));
  const base = subscription.items.data.find((item) => item !== addOn);
  const { plan, cycle } = company.catalogue.planOf(base?.price.id ?? '');
  return {
    status: subscription.status,
    plan,
    cycle,
    addOns: addOn?.quantity ?? 0,
    ends: subscription.cancel_at_period_end,
    discounts: subscription.discounts.length,
    invoices: invoices.length,
    invoice: latest?.status ?? undefined,
    total: latest?.total,
    due: latest?.amount_due,
    lines: latest?.lines.data.map(({ amount }) => amount),
    attempts: latest?.attempt_count,
    balance: customer.deleted ? undefined : customer.balance,
    until: new Date((base?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10),
    reason: subscription.cancellation_details?.reason ?? null,
  };
}

/** Expects these fields of the present state. */
export const sees =
  (seen: Expected): Step =>
  async (company) => {
    expectSame(await observe(company), seen);
  };

/** Expects these fields of a change's preview, which changes nothing. */
export const previews =
  (changing: ChangeOptions, seen: Pick<Expected, 'due' | 'lines' | 'total'>): Step =>
  async (company) => {
    const before = await observe(company);
    const invoice = await company.preview(changing);
    const lines = invoice.lines.data.map(({ amount }) => amount);
    expectSame({ total: invoice.total, due: invoice.amount_due, lines }, seen, 'preview');
    expectSame(await observe(company), before);
  };

/** Expects these events since the beginning, in this order, among others. */
export const expectEvents =
  (...types: readonly string[]): Step =>
  async (company) => {
    const found = await company.events();
    let from = 0;
    for (const type of types) {
      const at = found.indexOf(type, from);
      if (at < 0)
        throw new Difference([{ field: 'events', found: found.slice(from), wanted: type }]);
      from = at + 1;
    }
  };
