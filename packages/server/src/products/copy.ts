/** Copies a product's content under another model number (F243, D37). */
import type * as v from 'valibot';
import { summaryOf } from '@hangtag/contract/rules/content';
import { sectionsGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { ProductCopyBody } from '@hangtag/contract/wire/product';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { transact } from '../db/transact.ts';
import { mayAddToProduct } from '../content/availability.ts';
import { definitionsOf, lockSections } from '../content/definitions.ts';
import { setUses } from '../content/uses.ts';
import { lockFiles } from '../files/queries.ts';
import { assertAllowed } from '../policy/planLimitRefusal.ts';
import { invalid } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { makeRoom } from './places.ts';
import { filesOfContent, targetsOf } from './productFiles.ts';
import { nextAssetIds } from './assetQueries.ts';
import { recordProduct } from './audit.ts';
import type { AuditContext } from '../audit/record.ts';
import {
  type ProductRow,
  draftOf,
  findProduct,
  insertProduct,
  ownerOf,
  savedNow,
} from './queries.ts';

type Tools = Pick<Services, 'db'> & AuditContext;

/** Longest name of a product, in UTF-16 code units. */
const NAME_MAX = 120;
const SUFFIX = ' (copy)';

/** The name of a copy; a long one is cut, never in the middle of a character. */
export function copyName(name: string): string {
  const whole = name.slice(0, NAME_MAX - SUFFIX.length);
  return `${whole.replace(/[\ud800-\udbff]$/, '').trimEnd()}${SUFFIX}`;
}

/**
 * Creates a draft with another product's content, calls to action and assets, also of an archived one. Its GTIN, code,
 * page and scans are not copied.
 * @throws Refusal 403 at the plan's limits, 422 for an unknown product, one whose sections the plan does not include,
 * or a model number in use.
 */
export async function copyProduct(
  tools: Tools,
  companyId: number,
  state: Subscription,
  { productId, modelNumber }: v.InferOutput<typeof ProductCopyBody>,
): Promise<ProductRow> {
  const { db } = tools;
  return transact(db, async (tx) => {
    await makeRoom(tx, tools, companyId, state);
    const source = await findProduct(tx, companyId, productId);
    if (!source) throw invalid({ productId: ['Is not a product of this company.'] });
    const { content } = source;
    const used = content.sections.length;
    const limit = state.productSections;
    assertAllowed(sectionsGate(state, used, 0), { limit, used, feature: 'sections' });
    await lockSections(
      tx,
      content.sections.map(({ contentSectionId }) => contentSectionId),
    );
    const definitions = await definitionsOf(tx, companyId);
    refuseSections(source, definitions, state.isPremium);

    const files = filesOfContent(draftOf(source), definitions);
    await lockFiles(tx, companyId, files);
    const ids = await nextAssetIds(tx, source.assets.length);
    const row = {
      ...summaryOf(source),
      companyId,
      name: copyName(source.name),
      model: modelNumber,
      upcCode: null,
      content,
      assets: source.assets.map((asset, at) => ({ ...asset, assetId: ids[at] ?? 0 })),
      ...savedNow(tools),
    };
    const copy = await insertProduct(tx, row, 'modelNumber');
    await setUses(tx, ownerOf(copy), 'draft', targetsOf(draftOf(copy), definitions));
    const after = { name: copy.name, model: copy.model, copiedFrom: productId };
    await recordProduct(tx, tools, copy, 'copied', { after });
    return copy;
  });
}

/** A page may keep what the plan no longer includes, but a second page with it would be a new one. */
function refuseSections(
  { content }: ProductRow,
  definitions: readonly CompanySection[],
  isPremium: boolean,
): void {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  const closed = content.sections.find(({ contentSectionId }) => {
    const definition = byId.get(contentSectionId);
    return !definition || !mayAddToProduct(definition, isPremium);
  });
  if (!closed) return;
  const name = byId.get(closed.contentSectionId)?.name ?? 'a section';
  const sentence = `This page holds ${name}, which is not offered to this company now. Remove it from the page, then copy.`;
  throw invalid({ productId: [sentence] });
}
