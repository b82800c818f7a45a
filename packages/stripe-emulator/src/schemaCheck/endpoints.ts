/** The methods of Stripe's client that the emulator answers: which address, which parameters, which answer. */
import { readFileSync } from 'node:fs';

/** The client's files with the resources of this product. */
export const resourceFiles = [
  'Charges',
  'Coupons',
  'Customers',
  'Events',
  'InvoiceItems',
  'InvoicePayments',
  'Invoices',
  'PaymentIntents',
  'PaymentMethods',
  'Prices',
  'Products',
  'PromotionCodes',
  'Refunds',
  'SetupIntents',
  'SubscriptionItems',
  'Subscriptions',
  'TestHelpers/TestClocks',
] as const;

/** The kinds of object that the emulator can send; an expandable id allows no others. */
export const knownObjects: ReadonlySet<string> = new Set([
  'charge',
  'coupon',
  'customer',
  'customer_balance_transaction',
  'discount',
  'event',
  'invoice',
  'invoice_payment',
  'invoiceitem',
  'line_item',
  'list',
  'payment_intent',
  'payment_method',
  'plan',
  'price',
  'product',
  'promotion_code',
  'refund',
  'setup_intent',
  'subscription',
  'subscription_item',
  'tax_id',
  'test_helpers.test_clock',
]);

/** One method of the client. */
export interface Method {
  /** The class that has it. */
  readonly owner: string;
  readonly name: string;
  readonly verb: string;
  /** With `:x` for each parameter of the address. */
  readonly path: string;
}

const call = /^ {4}(\w+)\([^)]*\) \{\s*return this\._makeRequest\('([A-Z]+)', [`']([^`']+)[`']/gm;

/** Reads the addresses out of the client's own source. */
export function methodsIn(folder: string, file: string): readonly Method[] {
  const source = readFileSync(`${folder}/resources/${file}.js`, 'utf8');
  const owner = /export class (\w+) extends/.exec(source)?.[1] ?? '';
  return [...source.matchAll(call)].map(([, name = '', verb = '', path = '']) => ({
    owner,
    name,
    verb,
    path: path.replaceAll(/\$\{[^}]+\}/g, ':x'),
  }));
}
