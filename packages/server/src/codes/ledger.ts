/** The ledger of handed out files: written to and read, never changed. */
import type { CodeCheckResult } from '@hangtag/contract/wire/code';
import type {
  CodeCheck,
  IssuedCode,
  IssuedCodesAnswer,
  IssuedFileAnswer,
} from '@hangtag/contract/wire/issuedCode';
import { handedOut } from '@hangtag/contract/rules/batchExports';
import { ISSUED_SHOWN } from '@hangtag/contract/wire/issuedCode';
import { and, desc, eq, inArray, isNotNull, min, sql } from 'drizzle-orm';
import type { SerialRange } from '@hangtag/contract/wire/serial';
import type { Queryable } from '../db/database.ts';
import { codeChecks, issuedCodes } from '../db/schema/codes.ts';
import { gtinClaims, products } from '../db/schema/products.ts';
import { checksOf } from './checks.ts';
import { numbersHere } from '../products/soldProducts.ts';
import type { ProductRow } from '../products/queries.ts';

type Row = typeof issuedCodes.$inferSelect;
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
  if ((await db.$count(gtinClaims, claimedBy(product))) > 0) return true;
  // Codes of a product that was bought with it.
  return (await db.$count(products, eq(products.movedToId, product.id))) > 0;
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

/** The newest row of a company whose file had these bytes; null where none had. @param sha256 Hexadecimal. */
export async function findIssuedFile(
  db: Queryable,
  companyId: number,
  sha256: string,
): Promise<IssuedFileAnswer['found']> {
  const [found] = await db
    .select({ row: issuedCodes, product: products.name })
    .from(issuedCodes)
    .innerJoin(
      products,
      and(eq(products.id, issuedCodes.productId), eq(products.companyId, issuedCodes.companyId)),
    )
    .where(and(eq(issuedCodes.companyId, companyId), eq(issuedCodes.sha256, sha256)))
    .orderBy(desc(issuedCodes.id))
    .limit(1);
  if (!found) return null;
  const { row, product } = found;
  return { ...presentIssued(row, null), productId: row.productId, product };
}

/** The last self-check of one text of a product; null before the first. */
export async function findCheck(
  db: Queryable,
  { companyId, id }: Pick<ProductRow, 'companyId' | 'id'>,
  text: string,
): Promise<CodeCheckResult | null> {
  const [found] = await db
    .select({ checkedAt: codeChecks.checkedAt, problem: codeChecks.problem })
    .from(codeChecks)
    .where(
      and(
        eq(codeChecks.companyId, companyId),
        eq(codeChecks.productId, id),
        eq(codeChecks.text, text),
      ),
    );
  return found ? { ...found, checkedAt: found.checkedAt.toISOString() } : null;
}

/** The newest rows of a product with the self-checks of their texts. */
export async function listIssued(
  db: Queryable,
  product: Pick<ProductRow, 'companyId' | 'id'>,
): Promise<IssuedCodesAnswer> {
  const rows = await db
    .select()
    .from(issuedCodes)
    .where(ofProduct(product))
    .orderBy(desc(issuedCodes.id))
    .limit(ISSUED_SHOWN);
  const checks = await checksOf(db, product, [...new Set(rows.map(({ text }) => text))]);
  const numbers = await numbersHere(db, product);
  const [sums] = await db
    .select({
      first: min(issuedCodes.issuedAt),
      total: sql<number>`count(*)::int`,
      copies: sql<string>`coalesce(sum(${issuedCodes.quantity}) filter (where ${issuedCodes.batchId} is null), 0)`,
    })
    .from(issuedCodes)
    .where(ofProduct(product));
  return {
    issued: rows.map((row) => presentIssued(row, checks.get(row.text) ?? null)),
    total: sums?.total ?? 0,
    firstIssuedAt: sums?.first?.toISOString() ?? null,
    copies: Number(sums?.copies ?? 0) + (await countSerials(db, product)),
    numbers: numbers.map(({ gtin14, since }) => ({ gtin14, since: since.toISOString() })),
  };
}

/** Serials of a product that were handed out, each once: a file that is handed out again prints no other code. */
async function countSerials(
  db: Queryable,
  product: Pick<ProductRow, 'companyId' | 'id'>,
): Promise<number> {
  const rows = await db
    .select({
      batchId: issuedCodes.batchId,
      firstItem: issuedCodes.firstItem,
      quantity: issuedCodes.quantity,
    })
    .from(issuedCodes)
    .where(and(ofProduct(product), isNotNull(issuedCodes.batchId)));
  const ofBatches = Map.groupBy(rows, ({ batchId }) => batchId);
  return [...ofBatches.values()]
    .map((exports) => handedOut(exports.map(rangeOfExport)).serials)
    .reduce((sum, serials) => sum + serials, 0);
}

/** The serials of a batch that a row handed out: a list has all of them, a file of labels those from its first on. */
export function rangeOfExport({
  firstItem,
  quantity,
}: Pick<Row, 'firstItem' | 'quantity'>): SerialRange {
  const first = firstItem ?? 1;
  return { first, last: first + (quantity ?? 0) - 1 };
}

const ofProduct = ({ companyId, id }: Pick<ProductRow, 'companyId' | 'id'>) =>
  and(eq(issuedCodes.companyId, companyId), eq(issuedCodes.productId, id));

const claimedBy = ({ companyId, id }: Pick<ProductRow, 'companyId' | 'id'>) =>
  and(eq(gtinClaims.companyId, companyId), eq(gtinClaims.productId, id));

function presentIssued(row: Row, check: CodeCheck | null): IssuedCode {
  const {
    companyId: _company,
    productId: _product,
    issuedById: _by,
    issuedByName: issuedBy,
    batchId: _batch,
    firstItem: _first,
    issuedAt,
    ...rest
  } = row;
  return { ...rest, issuedAt: issuedAt.toISOString(), issuedBy, check };
}
