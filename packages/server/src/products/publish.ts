/** Publishing and taking down (D34-D38): one transaction each, so that a page is never half published. */
import { isSame } from '@hangtag/contract/rules/canonical';
import { sectionsGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/wire/plan';
import { transact } from '../db/transact.ts';
import { definitionsOf } from '../content/definitions.ts';
import { assertAllowed } from '../policy/planLimitRefusal.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { targetsOf } from './productFiles.ts';
import { recordProduct } from './audit.ts';
import type { AuditContext } from '../audit/record.ts';
import {
  type ProductRow,
  claimGtin,
  draftOf,
  lockProduct,
  ownerOf,
  writeProduct,
} from './queries.ts';
import { assertEditable, overLimitRefusal } from './status.ts';
import { hasReplacedFiles, noTargets, setUses } from '../content/uses.ts';
import { StaleWrite } from '../http/conditionalWrite.ts';
import { assertPublishable } from '../content/assertPublishable.ts';

type Tools = Pick<Services, 'db'> & AuditContext;
type Key = Pick<ProductRow, 'companyId' | 'id'>;

/**
 * Freezes the draft and its summary into the public page; publishing the same again changes nothing.
 * @throws Refusal 403 while the plan is closed or over its limit, 422 `not_publishable` with every blank required
 * field, 422 when the GTIN belongs to another product.
 */
export async function publishProduct(
  tools: Tools,
  key: Key,
  state: Subscription,
  isCurrent: (version: number) => boolean,
): Promise<ProductRow> {
  return transact(tools.db, async (tx) => {
    const product = await lockProduct(tx, key.companyId, key.id);
    if (!product) throw notFound();
    assertEditable(product, state);
    const surplus = await overLimitRefusal(tx, product, state);
    if (surplus) throw surplus;
    const used = product.content.sections.length;
    const limit = state.productSections;
    assertAllowed(sectionsGate(state, used, 0), { limit, used, feature: 'sections' });

    // What is wrong with a draft is said to those who have it.
    if (!isCurrent(product.version)) throw new StaleWrite();
    const draft = draftOf(product);
    const definitions = await definitionsOf(tx, key.companyId);
    assertPublishable(draft, definitions);
    if (product.gtin14 && !(await claimGtin(tx, product, product.gtin14))) {
      throw invalid({ upcCode: ['This code is already in use. Contact support.'] });
    }
    const owner = ownerOf(product);
    const isLive = product.published && isSame(draft, product.publishedContent);
    if (isLive && !(await hasReplacedFiles(tx, owner))) return product;
    await setUses(tx, owner, 'published', targetsOf(draft, definitions));

    const written = await writeProduct(tx, product, {
      publishedContent: draft,
      published: true,
      publishDate: tools.now(),
    });
    await recordProduct(tx, tools, written, 'published', whenOf(product, written));
    return written;
  });
}

/**
 * Unpublishes the page; code, GTIN claims and draft stay. Possible without a plan, because the page is the brand's own.
 */
export async function unpublishProduct(
  tools: Tools,
  key: Key,
  isCurrent: (version: number) => boolean,
): Promise<ProductRow> {
  return transact(tools.db, async (tx) => {
    const product = await lockProduct(tx, key.companyId, key.id);
    if (!product) throw notFound();
    if (!isCurrent(product.version)) throw new StaleWrite();
    if (!product.published) return product;
    const written = await writeProduct(tx, product, {
      publishedContent: null,
      published: false,
      publishDate: null,
    });
    await setUses(tx, ownerOf(written), 'published', noTargets);
    await recordProduct(tx, tools, written, 'unpublished', whenOf(product, written));
    return written;
  });
}

/** The publish date before and after; the content itself stays with the product. */
const whenOf = (before: ProductRow, after: ProductRow) => ({
  before: { publishDate: before.publishDate?.toISOString() ?? null },
  after: { publishDate: after.publishDate?.toISOString() ?? null },
});
