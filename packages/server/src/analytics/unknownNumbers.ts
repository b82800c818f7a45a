/** Scanned numbers that no product has, counted for the company that has numbers like them. */
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { gtinClaims } from '../db/schema/products.ts';

const UNKNOWN = /^unknown .*?(?<number>\d{14})$/;

/** The number of a counted value; null for the address of a product. @param value Reason and address. */
export const unknownNumber = (value: string): string | null =>
  UNKNOWN.exec(value)?.groups?.['number'] ?? null;

/** The unknown numbers among counted values that were published since. */
export async function findClaimed(
  db: Queryable,
  values: readonly { readonly value: string }[],
): Promise<ReadonlySet<string>> {
  const numbers = values.flatMap(({ value }) => unknownNumber(value) ?? []);
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ gtin14: gtinClaims.gtin14 })
    .from(gtinClaims)
    .where(inArray(gtinClaims.gtin14, numbers));
  return new Set(rows.map(({ gtin14 }) => gtin14));
}
