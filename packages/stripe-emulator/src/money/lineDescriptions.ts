/** The descriptions of an invoice's lines, as Stripe writes them. */
import type { Cents } from './round.ts';

/** What a line says about its price. */
export interface Priced {
  readonly product: string;
  readonly unitAmount: Cents;
  readonly interval: string;
  readonly intervalCount: number;
}

function dollars(amount: Cents): string {
  return `$${(amount / 100).toFixed(2)}`;
}

function every({ interval, intervalCount }: Priced): string {
  return intervalCount === 1 ? interval : `every ${intervalCount} ${interval}s`;
}

function day(time: number): string {
  const date = new Date(time * 1000);
  const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  return `${date.getUTCDate().toString().padStart(2, '0')} ${month} ${date.getUTCFullYear()}`;
}

function several(product: string, quantity: number): string {
  return quantity === 1 ? product : `${quantity} × ${product}`;
}

/** `2 × Pro (at $99.00 / month)`. */
export function fullPeriod(price: Priced, quantity: number): string {
  return `${quantity} × ${price.product} (at ${dollars(price.unitAmount)} / ${every(price)})`;
}

/** `Unused time on Basic after 15 Nov 2026`. */
export function unusedTime(product: string, quantity: number, at: number): string {
  return `Unused time on ${several(product, quantity)} after ${day(at)}`;
}

/** `Remaining time on 3 × Additional product after 15 Nov 2026`. */
export function remainingTime(product: string, quantity: number, at: number): string {
  return `Remaining time on ${several(product, quantity)} after ${day(at)}`;
}
