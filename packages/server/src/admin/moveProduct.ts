/** Moves where a product's codes lead: to the product of another company that bought it, or back to its own. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { readProductCode } from '@hangtag/contract/rules/digitalLink';
import type { TransferBody } from '@hangtag/contract/wire/transfer';
import type { InferOutput } from 'valibot';
import type { AuditContext } from '../audit/record.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { products } from '../db/schema/products.ts';
import { recalls } from '../db/schema/recalls.ts';
import { StaleWrite } from '../http/conditionalWrite.ts';
import { type FieldErrors } from '../http/parse.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { recordProduct } from '../products/audit.ts';
import { numbersHere } from '../products/soldProducts.ts';
import { publishedGtin } from '../products/present.ts';
import type { ProductRow } from '../products/queries.ts';

type Key = Pick<ProductRow, 'companyId' | 'id'>;

/** The product that another one's codes lead to, with the name of its company. */
export async function findMoved(db: Queryable, id: number) {
  const [found] = await db
    .select({ code: products.code, company: companies.name })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(products.id, id));
  return found;
}

/**
 * Moves a product's codes. The product is archived with its pages; both companies' logs have a row, and recalls that are
 * shown now go with the codes, because packs of before the sale are recalled still.
 * @throws Refusal 422 while the receiving company has no page for the codes, or has not taken the number into its draft.
 */
export async function moveProduct(
  tx: Transaction,
  tools: AuditContext,
  { companyId, id }: Key,
  { to, agreement }: InferOutput<typeof TransferBody>,
  isCurrent: (product: ProductRow) => boolean,
): Promise<ProductRow> {
  const code = readProductCode(to.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
  const [wanted] = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.code, code ?? ''));
  // In the order of ids, so that two moves never wait for each other.
  const [known] = await tx
    .select({ to: products.movedToId })
    .from(products)
    .where(owned({ companyId, id }));
  const ids = [id, wanted?.id, known?.to].filter((each) => typeof each === 'number');
  const locked = await tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(products.id)
    .for('update');
  const product = locked.find((row) => row.id === id && row.companyId === companyId);
  if (!product) throw notFound();
  if (!isCurrent(product)) throw new StaleWrite();
  const target = locked.find((row) => row.id === wanted?.id);
  if (to !== '' && target && product.movedToId === target.id) return product;
  const errors = to === '' ? {} : await errorsOf(tx, product, target, agreement);
  const held = await heldNumber(
    tx,
    product,
    locked.find((row) => row.id === product.movedToId),
  );
  if (held)
    errors['to'] = [
      `Its number is on the page of the company that has it now. They take it off first.`,
    ];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return write(tx, tools, product, { target, agreement });
}

/** What stands against a move, by field. */
async function errorsOf(
  tx: Transaction,
  product: ProductRow,
  target: ProductRow | undefined,
  agreement: string,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  if (agreement === '') errors['agreement'] = ['Say who agreed to it, and when.'];
  const problem = await targetProblem(tx, product, target);
  if (problem) errors['to'] = [problem];
  return errors;
}

async function targetProblem(
  tx: Transaction,
  product: ProductRow,
  target: ProductRow | undefined,
): Promise<string | null> {
  if (!target) return 'No product has this page address.';
  if (target.companyId === product.companyId) return 'It belongs to the same company.';
  if (target.movedToId !== null) return 'That product was sold itself.';
  if (!target.published || target.takenDownAt !== null)
    return 'It has no page yet, and codes would lead nowhere. Its company publishes one without the number first.';
  const numbers = await numbersOf(tx, product);
  // A number in its draft, which only its own company writes, says that it takes the codes.
  return numbers.length === 0 || (target.gtin14 !== null && numbers.includes(target.gtin14))
    ? null
    : `Its company has not taken the number ${numbers.join(' or ')} into its draft yet.`;
}

/** Whether the page that the codes led to carries one of the product's own numbers. */
async function heldNumber(tx: Transaction, product: ProductRow, holder: ProductRow | undefined) {
  const shown = holder ? publishedGtin(holder.publishedContent) : null;
  return shown !== null && (await numbersOf(tx, product)).includes(shown);
}

/** Every number whose codes lead through this product. */
async function numbersOf(tx: Transaction, { id }: Key): Promise<readonly string[]> {
  return (await numbersHere(tx, { id })).map(({ gtin14 }) => gtin14);
}

interface Move {
  readonly target: ProductRow | undefined;
  readonly agreement: string;
}

async function write(
  tx: Transaction,
  tools: AuditContext,
  product: ProductRow,
  { target, agreement }: Move,
): Promise<ProductRow> {
  const [written] = await tx
    .update(products)
    .set(
      target
        ? {
            movedToId: target.id,
            movedAt: tools.now(),
            status: 'archived',
            version: product.version + 1,
          }
        : { movedToId: null, movedAt: null },
    )
    .where(owned(product))
    .returning();
  if (!written) throw new Error('The product changed while it was locked.');
  if (!target) {
    if (product.movedToId !== null) await recordProduct(tx, tools, product, 'sale-undone');
    return written;
  }
  await handOnRecalls(tx, product, target);
  const numbers = await numbersOf(tx, product);
  const after = { agreement, numbers, code: product.code };
  await recordProduct(tx, tools, product, 'sold', { after: { ...after, to: target.code } });
  await recordProduct(tx, tools, target, 'bought', { after });
  return written;
}

/** What is recalled now is recalled of the receiving product too; a lot that it recalls itself stays as it says. */
async function handOnRecalls(
  tx: Transaction,
  product: ProductRow,
  target: ProductRow,
): Promise<void> {
  const active = await tx
    .select()
    .from(recalls)
    .where(
      and(
        eq(recalls.companyId, product.companyId),
        eq(recalls.productId, product.id),
        isNull(recalls.endedAt),
      ),
    );
  if (active.length === 0) return;
  const rows = active.map(({ id: _id, ...recall }) => ({
    ...recall,
    companyId: target.companyId,
    productId: target.id,
  }));
  await tx.insert(recalls).values(rows).onConflictDoNothing();
}

const owned = ({ companyId, id }: Key) =>
  and(eq(products.companyId, companyId), eq(products.id, id));
