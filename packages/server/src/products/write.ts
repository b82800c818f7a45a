/** Creating and changing products: everything a route does after its duties. */
import type * as v from 'valibot';
import { createGate, editGate, sectionsGate } from '@hangtag/contract/rules/productLimits';
import { productLimit, type Subscription } from '@hangtag/contract/rules/subscription';
import { isSame } from '@hangtag/contract/rules/canonical';
import type { ProductCreateBody } from '@hangtag/contract/wire/product';
import { definitionsOf } from '../content/queries.ts';
import type { Transaction } from '../db/database.ts';
import { placeholderFile } from '../files/placeholder.ts';
import { holdFiles } from '../files/queries.ts';
import { passGate } from '../http/gate.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { checkUpdate } from './checks.ts';
import { type Update, applyUpdate, emptyContent, withPicture } from './draft.ts';
import { checkFiles, filesInUpdate, filesOfContent } from './fileReferences.ts';
import {
  type ProductRow,
  countActive,
  draftOf,
  insertProduct,
  lockCreation,
  lockProduct,
  setProductFiles,
  writeProduct,
} from './queries.ts';

type Creation = v.InferOutput<typeof ProductCreateBody>;
type Tools = Pick<Services, 'db' | 'storage' | 'now'>;

/** Thrown inside a transaction when the client wrote on an older version; the route answers 409 with the current one. */
export class StaleWrite extends Error {}

/** A parked or archived product is read-only (D36). */
export const PARKED = 'This product is parked. Make it active again to edit or publish it.';

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
  return tools.db.transaction(async (tx) => {
    await lockCreation(tx, companyId);
    const used = await countActive(tx, companyId);
    const limit = productLimit(state);
    passGate(createGate(state, used), { limit, used, feature: 'products' });
    const found = await refuseFiles(tx, companyId, [
      { path: 'imageFile', filesId: header, accepts: ['image'] },
      { path: 'appLogoFile', filesId: logo, accepts: ['image'] },
    ]);
    const picture = found.find((each) => each.id === header);
    const words = { alt: picture?.alt ?? null, decorative: picture?.decorative ?? true };
    const product = await insertProduct(tx, {
      companyId,
      name: body.name,
      model: body.model,
      status: body.status,
      appLogoFilesId: logo,
      content: { ...emptyContent, headers: withPicture([], header, words) },
      contentSavedDate: tools.now(),
    });
    await setProductFiles(tx, product, 'draft', [header, logo]);
    return product;
  });
}

/**
 * Applies an update to the draft; without a real change nothing is written.
 * @param isCurrent Does the client's condition hold for this version?
 * @throws Refusal 403 while the plan or the product is closed, 422 for wrong fields, StaleWrite for an old version.
 */
export async function updateProduct(
  { db, now }: Tools,
  key: Pick<ProductRow, 'companyId' | 'id'>,
  state: Subscription,
  update: Update,
  isCurrent: (version: number) => boolean,
): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, key.companyId, key.id);
    if (!product) throw notFound();
    refuseClosed(product, state);
    const definitions = await definitionsOf(tx, key.companyId);
    const present = product.content.sections.length;
    const wanted = update.unpublishedContent?.sections.length ?? present;
    const limit = state.productSections;
    passGate(sectionsGate(state, wanted, present), { limit, used: present, feature: 'sections' });

    const errors = checkUpdate(update, {
      definitions,
      isPremium: state.isPremium,
      current: product.content,
    });
    const found = await refuseFiles(
      tx,
      key.companyId,
      filesInUpdate(update, definitions).filter((each) => !(each.path in errors)),
      errors,
    );
    if (!isCurrent(product.version)) throw new StaleWrite();

    const picture = found.find((each) => each.id === update.imageFile?.filesId);
    const words = { alt: picture?.alt ?? null, decorative: picture?.decorative ?? false };
    const changes = applyUpdate(product, update, definitions, words);
    if (isSame(draftOf({ ...product, ...changes }), draftOf(product))) return product;
    const written = await writeProduct(tx, product, { ...changes, contentSavedDate: now() });
    const files = filesOfContent(written.content, written.appLogoFilesId, definitions);
    await setProductFiles(tx, written, 'draft', files);
    return written;
  });
}

/** 403 unless drafts may be edited and this product is active. */
export function refuseClosed(product: ProductRow, state: Subscription): void {
  passGate(editGate(state), { limit: 0, used: 0, feature: 'products' });
  if (product.status !== 'active') throw new Refusal(403, PARKED);
}

/** Throws one 422 for all wrong fields: those known before and those about files. */
async function refuseFiles(
  tx: Transaction,
  companyId: number,
  references: ReturnType<typeof filesInUpdate>,
  known: Readonly<Record<string, readonly string[]>> = {},
) {
  const found = await holdFiles(
    tx,
    companyId,
    references.map((each) => each.filesId),
  );
  const errors = { ...known, ...checkFiles(references, found) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return found;
}
