/** Stripe's objects as the emulator keeps them: the client's own types, as JSON. */
import type { Stripe } from 'stripe';
import type { Wire } from '../wire/context.ts';
import type { Data } from '../wire/data.ts';

/** An object's stored type: decimals are texts, and an expandable field is an id. */
export type Stored<Type> = Type extends Stripe.Decimal
  ? string
  : Type extends Stripe.ApiList<infer Item>
    ? StoredList<Item>
    : Type extends readonly (infer Item)[]
      ? readonly Unexpanded<Item>[]
      : Type extends object
        ? { readonly [Key in keyof Type]: Unexpanded<Type[Key]> }
        : Type;

type Unexpanded<Type> = string extends Type
  ? Exclude<Type, { readonly object: string }>
  : Stored<Type>;

/** A list inside an object. */
export interface StoredList<Item> {
  readonly object: 'list';
  readonly data: readonly Stored<Item>[];
  readonly has_more: boolean;
  readonly url: string;
}

export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type Price = Stored<Stripe.Price>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type InvoiceItem = Stored<Stripe.InvoiceItem>;
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type Customer = Stored<Stripe.Customer>;
export type Discount = Stored<Stripe.Discount>;
export type Coupon = Stored<Stripe.Coupon>;
export type PromotionCode = Stored<Stripe.PromotionCode>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type Charge = Stored<Stripe.Charge>;
export type TestClock = Stored<Stripe.TestHelpers.TestClock>;
export type BalanceTransaction = Stored<Stripe.CustomerBalanceTransaction>;

/** By Stripe's name of the kind. */
interface Kinds {
  readonly subscription: Subscription;
  readonly price: Price;
  readonly invoice: Invoice;
  readonly invoiceitem: InvoiceItem;
  readonly invoice_payment: InvoicePayment;
  readonly customer: Customer;
  readonly discount: Discount;
  readonly coupon: Coupon;
  readonly promotion_code: PromotionCode;
  readonly payment_intent: PaymentIntent;
  readonly payment_method: PaymentMethod;
  readonly charge: Charge;
  readonly 'test_helpers.test_clock': TestClock;
}

type Kind = keyof Kinds;

/** The store writes only these types, so what it returns has the type it was written with. */
const read = <Name extends Kind>(data: Data): Kinds[Name] => data as unknown as Kinds[Name];

/** An object by id; throws Stripe's `resource_missing`. */
export async function get<Name extends Kind>(
  wire: Wire,
  kind: Name,
  id: string,
  param?: string,
): Promise<Kinds[Name]> {
  return read<Name>(await wire.find(kind, id, param));
}

/** Every object of a kind, the oldest first. */
export async function all<Name extends Kind>(
  wire: Wire,
  kind: Name,
  owner?: string,
): Promise<readonly Kinds[Name][]> {
  const found = await wire.tx.list({ kind, owner, order: 'oldest' });
  return found.map(({ data }) => read<Name>(data));
}

/** Stripe's object as the wire's. */
export const dataOf = (object: object): Data => object as Data;

/** Writes an object down and gives it back. */
export async function put<Type extends { readonly id: string }>(
  wire: Wire,
  object: Type,
  owner?: string,
): Promise<Type> {
  await wire.save(dataOf(object), owner);
  return object;
}
