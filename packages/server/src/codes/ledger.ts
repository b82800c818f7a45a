/** The ledger of handed out files: written to and read, never changed (codes 4.1). */
import type { CodeCheck, IssuedCode, IssuedCodesAnswer } from '@hangtag/contract/wire/code';
import { ISSUED_SHOWN } from '@hangtag/contract/wire/code';
import { and, desc, eq, inArray, min, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { codeChecks, issuedCodes } from '../db/schema/codes.ts';
import { gtinClaims } from '../db/schema/products.ts';
import type { ProductRow } from '../products/queries.ts';

type NewRow = Omit<typeof issuedCodes.$inferInsert, 'id'>;

/** Enters a file that is handed out. */
export async function enterIssued(db: Queryable, row: NewRow): Promise<void> {
  await db.insert(issuedCodes).values(row);
}

/** Whether a pack may carry a code of this product: a file was handed out, or its number was public. */
export async function mayBeInPrint(
  db: Queryable,
  product: Pick<ProductRow, 'companyId' | 'id'>,
): Promise<boolean> {
  if ((await db.$count(issuedCodes, ofProduct(product))) > 0) return true;
  const { companyId, id } = product;
  const claimed = and(eq(gtinClaims.companyId, companyId), eq(gtinClaims.productId, id));
  return (await db.$count(gtinClaims, claimed)) > 0;
}

/** When the first file of each of these products was handed out; products without one are left out. */
export async function findFirstIssued(
  db: Queryable,
  companyId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .select({ id: issuedCodes.productId, at: min(issuedCodes.issuedAt) })
    .from(issuedCodes)
    .where(
      and(eq(issuedCodes.companyId, companyId), inArray(issuedCodes.productId, [...productIds])),
    )
    .groupBy(issuedCodes.productId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}

/** The newest rows of a product with the last self-check of their texts. */
export async function listIssued(
  db: Queryable,
  product: Pick<ProductRow, 'companyId' | 'id'>,
): Promise<IssuedCodesAnswer> {
  const rows = await db
    .select({ row: issuedCodes, check: codeChecks })
    .from(issuedCodes)
    .leftJoin(
      codeChecks,
      and(
        eq(codeChecks.companyId, issuedCodes.companyId),
        eq(codeChecks.productId, issuedCodes.productId),
        eq(codeChecks.text, issuedCodes.text),
      ),
    )
    .where(ofProduct(product))
    .orderBy(desc(issuedCodes.id))
    .limit(ISSUED_SHOWN);
  const [sums] = await db
    .select({
      first: min(issuedCodes.issuedAt),
      total: sql<number>`count(*)::int`,
      copies: sql<string>`coalesce(sum(${issuedCodes.quantity}), 0)`,
    })
    .from(issuedCodes)
    .where(ofProduct(product));
  return {
    issued: rows.map(({ row, check }) => presentIssued(row, check)),
    total: sums?.total ?? 0,
    firstIssuedAt: sums?.first?.toISOString() ?? null,
    copies: Number(sums?.copies ?? 0),
  };
}

const ofProduct = ({ companyId, id }: Pick<ProductRow, 'companyId' | 'id'>) =>
  and(eq(issuedCodes.companyId, companyId), eq(issuedCodes.productId, id));

function presentIssued(
  row: typeof issuedCodes.$inferSelect,
  check: typeof codeChecks.$inferSelect | null,
): IssuedCode {
  const {
    id,
    text,
    symbol,
    beside,
    labels,
    format,
    widthMm,
    dpi,
    modules,
    use,
    purpose,
    quantity,
    sha256,
  } = row;
  return {
    id,
    issuedAt: row.issuedAt.toISOString(),
    issuedBy: row.issuedByName,
    text,
    symbol,
    beside,
    labels,
    format,
    widthMm,
    dpi,
    modules,
    use,
    purpose,
    quantity,
    sha256,
    check: check && presentCheck(check),
  };
}

const presentCheck = ({ checkedAt, problem }: typeof codeChecks.$inferSelect): CodeCheck => ({
  checkedAt: checkedAt.toISOString(),
  problem,
});
