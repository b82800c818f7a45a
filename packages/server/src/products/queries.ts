/** The products table; reading and writing single products. */
import { randomBytes } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { hasUnpublishedChanges } from '@hangtag/contract/rules/changes';
import { CODE_ALPHABET, CODE_LENGTH } from '@hangtag/contract/rules/digitalLink';
import { blankContent, summaryOf } from '@hangtag/contract/rules/content';
import type { ProductContent, ProductSummary } from '@hangtag/contract/wire/content';
import type { Queryable, Transaction } from '../db/database.ts';
import type { AuditContext } from '../audit/record.ts';
import type { Errors } from '../content/checkSections.ts';
import { searchTextOf } from '../db/normalizeText.ts';
import { type DraftContent, gtinClaims, products } from '../db/schema/products.ts';
import { hasReplacedFiles } from '../content/uses.ts';
import { movedHere } from './soldProducts.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { userIdOf } from '../policy/caller.ts';
import { invalid } from '../http/refusal.ts';

export type ProductRow = typeof products.$inferSelect;
type NewProduct = Omit<typeof products.$inferInsert, 'code' | 'searchText'>;

/** Columns a write may change. */
export type ProductChanges = Partial<
  Pick<
    ProductRow,
    | keyof ProductSummary
    | 'gtin14'
    | 'status'
    | 'assets'
    | 'content'
    | 'publishedContent'
    | 'published'
    | 'publishDate'
    | 'contentSavedDate'
    | 'contentSavedBy'
    | 'placeholder'
  >
>;

/** When a draft is saved and by whom; a program is nobody. */
export const savedNow = ({ now, actor }: AuditContext) => ({
  contentSavedDate: now(),
  contentSavedBy: userIdOf(actor),
});

/** A code for a new product: 50 random bits, so that addresses cannot be counted through. */
export function newCode(): string {
  const bytes = randomBytes(CODE_LENGTH);
  return Array.from(bytes, (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
}

const searchable = (product: Pick<NewProduct, 'name' | 'model' | 'gtin14'>) =>
  searchTextOf(product.name, product.model ?? '', product.gtin14 ?? null);

/**
 * Adds a product.
 * @param field Field that names the model, for the refusal. @default 'model'
 * @throws Refusal 422 when the company has another product of this model.
 */
export async function insertProduct(
  tx: Transaction,
  product: NewProduct,
  field = 'model',
): Promise<ProductRow> {
  return one(await insertProducts(tx, [product]).catch(refuseModel(field)));
}

/** Adds products, in the order given. */
export async function insertProducts(
  tx: Transaction,
  rows: readonly NewProduct[],
): Promise<readonly ProductRow[]> {
  return tx
    .insert(products)
    .values(rows.map((row) => ({ ...row, code: newCode(), searchText: searchable(row) })))
    .returning();
}

/** One product of a company. */
export async function findProduct(
  db: Queryable,
  companyId: number,
  id: number,
): Promise<ProductRow | undefined> {
  const rows = await db.select().from(products).where(owned(companyId, id));
  return rows[0];
}

/** Products of a company in the order of the ids; ids of others are left out. */
export async function findProductsById(
  db: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<readonly ProductRow[]> {
  const isWanted = and(eq(products.companyId, companyId), inArray(products.id, [...ids]));
  const found = new Map(
    (await db.select().from(products).where(isWanted)).map((row) => [row.id, row]),
  );
  return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
}

/** As `findProduct`; locked until the transaction ends. */
export async function lockProduct(
  tx: Transaction,
  companyId: number,
  id: number,
): Promise<ProductRow | undefined> {
  const rows = await tx.select().from(products).where(owned(companyId, id)).for('update');
  return rows[0];
}

/** Whether publishing would change the page of a product that has one. */
const differsFromPage = async (tx: Transaction, product: ProductRow): Promise<boolean> =>
  product.published &&
  (hasUnpublishedChanges(draftOf(product), product.publishedContent) ||
    (await hasReplacedFiles(tx, ownerOf(product))));

/** Finds out again whether a locked product differs from its page; its version stays, because its draft does. */
export async function recheckChanged(tx: Transaction, product: ProductRow): Promise<void> {
  await tx
    .update(products)
    .set({ changed: await differsFromPage(tx, product) })
    .where(owned(product.companyId, product.id));
}

/**
 * Writes a new version of a locked product.
 * @throws Refusal 422 when the company has another product of this model.
 */
export async function writeProduct(
  tx: Transaction,
  product: ProductRow,
  changes: ProductChanges,
): Promise<ProductRow> {
  const next = { ...product, ...changes };
  // Whatever is written into a placeholder makes it a product; parking it does not.
  const isChanged = await differsFromPage(tx, next);
  const isContent = Object.keys(changes).some((column) => column !== 'status');
  const rows = await tx
    .update(products)
    .set({
      ...(isContent && { placeholder: false }),
      ...changes,
      changed: isChanged,
      searchText: searchable(next),
      version: product.version + 1,
    })
    // The version again, although the row is locked: a lost update must be impossible, not unlikely.
    .where(and(owned(product.companyId, product.id), eq(products.version, product.version)))
    .returning()
    .catch(refuseModel('model'));
  return one(rows);
}

/**
 * Claims a GTIN for a product, for ever (D38).
 * @returns False when another product has it, of this company or any other, that was not sold to this one.
 */
export async function claimGtin(
  tx: Transaction,
  { companyId, id }: Pick<ProductRow, 'companyId' | 'id'>,
  gtin14: string,
): Promise<boolean> {
  await tx.insert(gtinClaims).values({ gtin14, companyId, productId: id }).onConflictDoNothing();
  // A product that was bought has the numbers that it had before.
  const rows = await tx
    .select({ productId: gtinClaims.productId })
    .from(gtinClaims)
    .where(and(eq(gtinClaims.gtin14, gtin14), inArray(gtinClaims.productId, movedHere(id))));
  return rows.length > 0;
}

const { summary: _summary, assets: _assets, ...blankDraft } = blankContent;

/** The empty draft of a new product: summary and assets are columns of their own. */
export const emptyContent: DraftContent = blankDraft;

/** The draft in the shape of a published page: the row's own columns are its summary and assets. */
export const draftOf = (product: ProductRow): ProductContent => ({
  ...product.content,
  summary: summaryOf(product),
  assets: product.assets,
});

/** The product as the owner of references. */
export const ownerOf = ({ companyId, id }: Pick<ProductRow, 'companyId' | 'id'>) => ({
  companyId,
  productId: id,
});

const owned = (companyId: number, id: number) =>
  and(eq(products.companyId, companyId), eq(products.id, id));

const MODEL_TAKEN = 'Another product has this model number. Choose a different one.';

/** What is wrong with a product's new model, so that it is named with all other wrong fields. */
export async function checkModel(
  tx: Transaction,
  { companyId, id }: ProductRow,
  model: string | null | undefined,
): Promise<Errors> {
  if (!model) return {};
  const taken = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.model, model), ne(products.id, id)));
  return taken.length > 0 ? { model: [MODEL_TAKEN] } : {};
}

/** For a model that another write took meanwhile. */
const refuseModel =
  (field: string) =>
  (error: unknown): never => {
    if (isUniqueViolation(error, 'products_model')) throw invalid({ [field]: [MODEL_TAKEN] });
    throw error;
  };

function one(rows: readonly ProductRow[]): ProductRow {
  const [row] = rows;
  if (!row) throw new Error('The product changed while it was locked.');
  return row;
}
