/** Creating products. */
import type * as v from 'valibot';
import { createGate } from '@hangtag/contract/rules/productLimits';
import { productLimit } from '@hangtag/contract/rules/subscription';
import type { Subscription } from '@hangtag/contract/wire/plan';
import { PLACEHOLDER_NAME, type ProductCreateBody } from '@hangtag/contract/wire/product';
import { record, type AuditContext } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { placeholderFile } from '../files/placeholder.ts';
import { assertAllowed } from '../policy/planLimits.ts';
import type { Services } from '../http/vars.ts';
import { requireFiles } from '../content/fileReferences.ts';
import { wordsOf, withHeaderMedia } from './headerMedia.ts';
import { recordProduct } from './audit.ts';
import { insertProductFiles, setProductFiles } from './productFiles.ts';
import {
  type ProductRow,
  emptyContent,
  countActive,
  insertProduct,
  insertProducts,
  savedNow,
} from './queries.ts';
import { lockCreation } from '../policy/companyQueries.ts';

type Creation = v.InferOutput<typeof ProductCreateBody>;
type Tools = Pick<Services, 'db' | 'storage'> & AuditContext;

/**
 * Creates a product in the placeholder shape (F168), with drawn pictures where none are given.
 * @throws Refusal 403 at the plan's limit, 422 for foreign files or a model number in use.
 */
export async function createProduct(
  tools: Tools,
  companyId: number,
  state: Subscription,
  body: Creation,
): Promise<ProductRow> {
  const header = body.imageFile?.filesId ?? (await placeholderFile(tools, companyId, '16x9')).id;
  const logo = body.appLogoFile?.filesId ?? (await placeholderFile(tools, companyId, '1x1')).id;
  return transact(tools.db, async (tx) => {
    await assertWithinProductLimit(tx, companyId, state, 1);
    const found = await requireFiles(tx, companyId, [
      { path: 'imageFile', filesId: header, accepts: ['image'] },
      { path: 'appLogoFile', filesId: logo, accepts: ['image'] },
    ]);
    const product = await insertProduct(tx, {
      companyId,
      name: body.name,
      model: body.model,
      status: body.status,
      appLogoFilesId: logo,
      content: withHeaderMedia(emptyContent, { picture: header }, wordsOf(found)),
      ...savedNow(tools),
    });
    await setProductFiles(tx, product, 'draft', [header, logo]);
    const after = { name: product.name, model: product.model };
    await recordProduct(tx, tools, product, 'created', { after });
    return product;
  });
}

/**
 * Creates several products in the placeholder shape, all or none; they share the two pictures (D32, D33).
 * @throws Refusal 403 when the plan has not room for all.
 */
export async function createProducts(
  tools: Tools,
  companyId: number,
  state: Subscription,
  wanted: number,
): Promise<readonly ProductRow[]> {
  const pictures = [
    await placeholderFile(tools, companyId, '16x9'),
    await placeholderFile(tools, companyId, '1x1'),
  ] as const;
  const [header, logo] = pictures;
  return transact(tools.db, async (tx) => {
    await assertWithinProductLimit(tx, companyId, state, wanted);
    const product = {
      companyId,
      name: PLACEHOLDER_NAME,
      appLogoFilesId: logo.id,
      content: withHeaderMedia(emptyContent, { picture: header.id }, wordsOf(pictures)),
      ...savedNow(tools),
    };
    const rows = await insertProducts(
      tx,
      Array.from({ length: wanted }, () => product),
    );
    await insertProductFiles(tx, rows, 'draft', [header.id, logo.id]);
    await record(tx, {
      companyId,
      actor: tools.actor,
      action: 'product.created-many',
      subject: `company:${companyId}`,
      subjectName: wanted === 1 ? '1 product' : `${wanted} products`,
      after: { products: rows.map(({ id }) => id) },
      at: tools.now(),
    });
    return rows;
  });
}

/**
 * Locks product creation until the transaction ends, and rejects what exceeds the plan.
 * @throws Refusal 403 without a plan or at its limit.
 */
export async function assertWithinProductLimit(
  tx: Transaction,
  companyId: number,
  state: Subscription,
  wanted: number,
): Promise<void> {
  await lockCreation(tx, companyId);
  const used = await countActive(tx, companyId);
  const limit = productLimit(state);
  assertAllowed(createGate(state, used, wanted), { limit, used, feature: 'products' });
}
