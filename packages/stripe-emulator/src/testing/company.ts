/** A customer as tests drive it: with Stripe's own client, on a test clock. */
import type Stripe from 'stripe';
import type { Catalogue, Cycle, Plan } from './catalogue.ts';
import type { BillingEnvironment } from './billingEnvironment.ts';

const DAY = 86_400;

/** When every test company begins: the last day of a long month, at an odd second. */
export const BEGIN = Date.UTC(2026, 0, 31, 10, 20, 30) / 1000;

/** What a subscription is begun with. */
export interface SubscribeOptions {
  /** @default 'month' */
  readonly cycle?: Cycle;
  /** Additional products. @default 0 */
  readonly addOns?: number;
  /** One coupon, or several in order. */
  readonly coupon?: string | readonly string[] | undefined;
  /** @default 'allow_incomplete' */
  readonly behavior?: Stripe.SubscriptionCreateParams.PaymentBehavior;
}

/** The changes of a subscription. */
export interface ChangeOptions {
  readonly plan?: Plan;
  readonly cycle?: Cycle;
  readonly addOns?: number;
  /** One coupon, or several in order. */
  readonly coupon?: string | readonly string[] | undefined;
  /** @default 'always_invoice' */
  readonly proration?: Stripe.SubscriptionUpdateParams.ProrationBehavior;
  /** @default 'allow_incomplete' */
  readonly behavior?: Stripe.SubscriptionUpdateParams.PaymentBehavior;
}

/** One company with its clock, cards and at most one running subscription. */
export class Company {
  /** Makes the calls under test; each one is validated. */
  readonly stripe: Stripe;
  /** Reads without validation, because it runs after every step. */
  readonly looking: Stripe;
  readonly catalogue: Catalogue;
  readonly id: string;
  readonly clock: string;
  readonly #world: BillingEnvironment;
  #at: number = BEGIN;
  #subscription: string | null = null;

  constructor(
    world: BillingEnvironment,
    { id, clock }: { readonly id: string; readonly clock: string },
  ) {
    this.stripe = world.stripe;
    this.looking = world.looking;
    this.#world = world;
    this.catalogue = world.catalogue;
    this.id = id;
    this.clock = clock;
  }

  /** The company's present, in seconds. */
  get at(): number {
    return this.#at;
  }

  /** Was anything ever subscribed to? */
  get hasSubscribed(): boolean {
    return this.#subscription !== null;
  }

  /** Adds a published test card and pays with it from now on. */
  async useCard(name: string): Promise<string> {
    const { id } = await this.stripe.paymentMethods.attach(`pm_card_${name}`, {
      customer: this.id,
    });
    await this.stripe.customers.update(this.id, {
      invoice_settings: { default_payment_method: id },
    });
    return id;
  }

  /** The subscription that was begun last; throws where none was. */
  async subscription(): Promise<Stripe.Subscription> {
    if (this.#subscription === null) throw new Error('Nothing was subscribed to.');
    return this.looking.subscriptions.retrieve(this.#subscription);
  }

  /** Has anything been subscribed to that is not over? */
  async isSubscribed(): Promise<boolean> {
    const running = await this.looking.subscriptions.list({ customer: this.id });
    return running.data.length > 0;
  }

  /** All invoices, the newest first. */
  async invoices(): Promise<Stripe.Invoice[]> {
    return (await this.looking.invoices.list({ customer: this.id, limit: 100 })).data;
  }

  async subscribe(plan: Plan, beginning: SubscribeOptions = {}): Promise<Stripe.Subscription> {
    const { cycle = 'month', addOns = 0, coupon, behavior } = beginning;
    const items: Stripe.SubscriptionCreateParams.Item[] = [
      { price: this.catalogue.plans[plan][cycle] },
    ];
    if (addOns > 0) items.push({ price: this.catalogue.addOn[cycle], quantity: addOns });
    const made = await this.stripe.subscriptions.create({
      customer: this.id,
      items,
      ...(coupon && (await this.#discounts(coupon))),
      ...(behavior && { payment_behavior: behavior }),
    });
    this.#subscription = made.id;
    return made;
  }

  /** The items of an update: the plan's item by its id, the add-on's by its id, as new, or deleted. */
  async itemsFor({
    plan,
    cycle,
    addOns,
  }: ChangeOptions): Promise<Stripe.SubscriptionUpdateParams.Item[]> {
    const { items } = await this.subscription();
    const extra = items.data.find((item) => this.catalogue.isAddOn(item.price.id));
    const base = items.data.find((item) => item !== extra);
    if (!base) throw new Error('A subscription without a plan.');
    const present = this.catalogue.planOf(base.price.id);
    const interval = cycle ?? present.cycle;
    const asked: Stripe.SubscriptionUpdateParams.Item[] = [
      { id: base.id, price: this.catalogue.plans[plan ?? present.plan][interval] },
    ];
    const quantity = addOns ?? extra?.quantity ?? 0;
    const price = this.catalogue.addOn[interval];
    if (extra && quantity === 0) asked.push({ id: extra.id, deleted: true });
    else if (extra) asked.push({ id: extra.id, price, quantity });
    else if (quantity > 0) asked.push({ price, quantity });
    return asked;
  }

  async change(changing: ChangeOptions): Promise<Stripe.Subscription> {
    const { coupon, proration = 'always_invoice', behavior } = changing;
    const { id } = await this.subscription();
    return this.stripe.subscriptions.update(id, {
      items: await this.itemsFor(changing),
      proration_behavior: proration,
      ...(coupon && (await this.#discounts(coupon))),
      ...(behavior && { payment_behavior: behavior }),
    });
  }

  /** What the change would bring, as Stripe previews it. */
  async preview(
    changing: ChangeOptions,
    mode: Stripe.InvoiceCreatePreviewParams.PreviewMode = 'next',
  ): Promise<Stripe.Invoice> {
    const { id } = await this.subscription();
    const { proration = 'always_invoice', coupon } = changing;
    return this.stripe.invoices.createPreview({
      customer: this.id,
      subscription: id,
      preview_mode: mode,
      subscription_details: {
        items: await this.itemsFor(changing),
        proration_behavior: proration,
        proration_date: this.#at,
      },
      ...(coupon && (await this.#discounts(coupon))),
    });
  }

  async cancelAtEnd(isCancelled = true): Promise<Stripe.Subscription> {
    const { id } = await this.subscription();
    return this.stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled });
  }

  async cancelNow(params: Stripe.SubscriptionCancelParams = {}): Promise<Stripe.Subscription> {
    const { id } = await this.subscription();
    return this.stripe.subscriptions.cancel(id, params);
  }

  /** Answers the bank's question in front of the browser; the answer's status. */
  async authenticate(isAllowed: boolean): Promise<number> {
    const [invoice] = await this.invoices();
    const secret = await this.stripe.invoices.retrieve(invoice?.id ?? '', {
      expand: ['confirmation_secret'],
    });
    const clientSecret = secret.confirmation_secret?.client_secret ?? '';
    return this.#world.authenticate(clientSecret, isAllowed);
  }

  /** The types of all events so far, the oldest first. */
  async events(): Promise<readonly string[]> {
    return this.#world.events(this.id);
  }

  /** Lets time pass, in seconds. */
  async pass(seconds: number): Promise<void> {
    this.#at += seconds;
    await this.#world.pass(this.clock, this.#at);
  }

  async passDays(days: number): Promise<void> {
    await this.pass(days * DAY);
  }

  /** Lets time pass until the present period is over and its renewal is invoiced and tried. */
  async passRenewal(): Promise<void> {
    const [item] = (await this.subscription()).items.data;
    const end = item?.current_period_end ?? this.#at;
    await this.pass(Math.max(1, end + 3601 - this.#at));
  }

  async #discounts(
    named: string | readonly string[],
  ): Promise<{ discounts: { coupon: string }[] }> {
    const names = typeof named === 'string' ? [named] : named;
    const discounts: { coupon: string }[] = [];
    for (const name of names) discounts.push({ coupon: await this.catalogue.couponOf(name) });
    return { discounts };
  }
}
