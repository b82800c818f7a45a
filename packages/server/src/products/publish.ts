/** Publishing and taking down (D34-D38): one transaction each, so that a page is never half published. */
import { isSame } from '@hangtag/contract/rules/canonical';
import { publishBlockers } from '@hangtag/contract/rules/publishBlockers';
import { sectionsGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/rules/subscription';
import type { ProductContent } from '@hangtag/contract/wire/product';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { definitionsOf } from '../content/queries.ts';
import { passGate } from '../http/gate.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { filesOfContent } from './fileReferences.ts';
import {
  type ProductRow,
  claimGtin,
  draftOf,
  lockProduct,
  setProductFiles,
  writeProduct,
} from './queries.ts';
import { StaleWrite, refuseClosed } from './write.ts';

type Tools = Pick<Services, 'db' | 'now'>;
type Key = Pick<ProductRow, 'companyId' | 'id'>;

/**
 * Freezes the draft and its summary into the public page; publishing the same again changes nothing.
 * @throws Refusal 403 while the plan is closed or over its limit, 422 `not_publishable` with every blank required
 * field, 422 when the GTIN belongs to another product.
 */
export async function publishProduct(
  { db, now }: Tools,
  key: Key,
  state: Subscription,
  isCurrent: (version: number) => boolean,
): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, key.companyId, key.id);
    if (!product) throw notFound();
    refuseClosed(product, state);
    const used = product.content.sections.length;
    const limit = state.productSections;
    passGate(sectionsGate(state, used, 0), { limit, used, feature: 'sections' });

    const draft = draftOf(product);
    const definitions = await definitionsOf(tx, key.companyId);
    refuseUnfinished(draft, definitions);
    if (product.gtin14 && !(await claimGtin(tx, product, product.gtin14))) {
      throw invalid({ upcCode: ['This code is already in use. Contact support.'] });
    }
    if (!isCurrent(product.version)) throw new StaleWrite();
    if (product.published && isSame(draft, product.publishedContent)) return product;

    const written = await writeProduct(tx, product, {
      publishedContent: draft,
      published: true,
      publishDate: now(),
    });
    const files = filesOfContent(product.content, product.appLogoFilesId, definitions);
    await setProductFiles(tx, written, 'published', files);
    return written;
  });
}

/** Takes the page down; the code, its GTIN claims and the draft stay. Open without a plan too: it is the brand's page. */
export async function unpublishProduct(
  { db }: Tools,
  key: Key,
  isCurrent: (version: number) => boolean,
): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, key.companyId, key.id);
    if (!product) throw notFound();
    if (!isCurrent(product.version)) throw new StaleWrite();
    if (!product.published) return product;
    const written = await writeProduct(tx, product, {
      publishedContent: null,
      published: false,
      publishDate: null,
    });
    await setProductFiles(tx, written, 'published', []);
    return written;
  });
}

function refuseUnfinished(draft: ProductContent, definitions: readonly CompanySection[]): void {
  const blockers = publishBlockers(draft, definitions);
  if (blockers.length === 0) return;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of blockers) {
    (errors[`unpublishedContent.${path}`] ??= []).push(message);
  }
  const fields =
    blockers.length === 1 ? 'One required field is' : `${blockers.length} required fields are`;
  throw new Refusal(422, `${fields} empty. Fill in what is marked, then publish.`, {
    errors,
    code: 'not_publishable',
  });
}
