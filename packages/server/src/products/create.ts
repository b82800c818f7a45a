/** Creating products. */
import type * as v from 'valibot';
import type { Subscription } from '@hangtag/contract/wire/plan';
import { PLACEHOLDER_NAME, type ProductCreateBody } from '@hangtag/contract/wire/product';
import { record, type AuditContext } from '../audit/record.ts';
import { transact } from '../db/transact.ts';
import { placeholderFile } from '../files/placeholder.ts';
import type { Services } from '../http/vars.ts';
import type { FileRow } from '../files/queries.ts';
import { requireFiles } from '../content/fileReferences.ts';
import { wordsOf, withHeaderMedia } from './headerMedia.ts';
import { recordProduct } from './audit.ts';
import { assertWithinProductLimit, placeForNew } from './places.ts';
import { insertUses, setUses } from '../content/uses.ts';
import {
  type ProductRow,
  emptyContent,
  writeProduct,
  insertProduct,
  insertProducts,
  ownerOf,
  savedNow,
} from './queries.ts';

type Creation = v.InferOutput<typeof ProductCreateBody>;
type Tools = Pick<Services, 'db' | 'storage'> & AuditContext;

/**
 * Creates a product in the placeholder shape (F168), with drawn pictures where none are given. In a full plan it takes a
 * placeholder's place, with its code.
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
    const place = await placeForNew(tx, companyId, state);
    const found = await requireFiles(tx, companyId, [
      { path: 'imageFile', filesId: header, accepts: ['image'] },
      { path: 'appLogoFile', filesId: logo, accepts: ['image'] },
    ]);
    const facts = {
      name: body.name,
      model: body.model,
      status: body.status,
      appLogoFilesId: logo,
      content: withHeaderMedia(emptyContent, { picture: header }, wordsOf(found)),
      placeholder: isEmpty(body, found),
      ...savedNow(tools),
    };
    const product = place
      ? await writeProduct(tx, place, facts)
      : await insertProduct(tx, { companyId, ...facts });
    await setUses(tx, ownerOf(product), 'draft', { files: [header, logo] });
    const after = { name: product.name, model: product.model };
    await recordProduct(tx, tools, product, 'created', { after });
    return product;
  });
}

/** Whether it says nothing of a product yet: its name is the given one and its pictures are drawn. */
const isEmpty = ({ name, model }: Creation, pictures: readonly FileRow[]): boolean =>
  name === PLACEHOLDER_NAME && model === '' && pictures.every((file) => file.placeholder !== null);

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
      placeholder: true,
      appLogoFilesId: logo.id,
      content: withHeaderMedia(emptyContent, { picture: header.id }, wordsOf(pictures)),
      ...savedNow(tools),
    };
    const rows = await insertProducts(
      tx,
      Array.from({ length: wanted }, () => product),
    );
    await insertUses(tx, rows.map(ownerOf), 'draft', { files: [header.id, logo.id] });
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
