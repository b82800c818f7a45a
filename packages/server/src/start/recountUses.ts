/** Compares the stored references with drafts and pages, and corrects what differs. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { definitionsOf } from '../content/definitions.ts';
import { type UseOwner, type UseTargets, mendUses, noTargets } from '../content/uses.ts';
import type { Transaction } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { products } from '../db/schema/products.ts';
import { transact } from '../db/transact.ts';
import { targetsOfCompany } from '../companyContent/draft.ts';
import { lockContent } from '../companyContent/queries.ts';
import { targetsOf } from '../products/productFiles.ts';
import { draftOf, lockProduct, ownerOf } from '../products/queries.ts';
import type { Services } from '../http/vars.ts';

/** Recounts every owner in its own transaction. @returns How many references were wrong. */
export async function recountUses({ db }: Pick<Services, 'db'>): Promise<number> {
  const all = await db.select({ id: companies.id }).from(companies).orderBy(asc(companies.id));
  let mended = 0;
  for (const { id: companyId } of all) {
    mended += await transact(db, (tx) => recountCompany(tx, companyId));
    for (let last = 0; ;) {
      const [next] = await db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.companyId, companyId), gt(products.id, last)))
        .orderBy(asc(products.id))
        .limit(1);
      if (!next) break;
      last = next.id;
      mended += await transact(db, (tx) => recountProduct(tx, companyId, next.id));
    }
  }
  return mended;
}

async function recountProduct(tx: Transaction, companyId: number, id: number): Promise<number> {
  const product = await lockProduct(tx, companyId, id);
  if (!product) return 0;
  const definitions = await definitionsOf(tx, companyId);
  const page = product.publishedContent;
  return mendBoth(tx, ownerOf(product), {
    draft: targetsOf(draftOf(product), definitions),
    published: page ? targetsOf(page, definitions) : noTargets,
  });
}

async function recountCompany(tx: Transaction, companyId: number): Promise<number> {
  const { content, publishedContent } = await lockContent(tx, companyId);
  const definitions = await definitionsOf(tx, companyId);
  return mendBoth(
    tx,
    { companyId, productId: null },
    {
      draft: targetsOfCompany(content, definitions),
      published: publishedContent ? targetsOfCompany(publishedContent, definitions) : noTargets,
    },
  );
}

const mendBoth = async (
  tx: Transaction,
  owner: UseOwner,
  targets: Readonly<Record<'draft' | 'published', UseTargets>>,
) =>
  (await mendUses(tx, owner, 'draft', targets.draft)) +
  (await mendUses(tx, owner, 'published', targets.published));
