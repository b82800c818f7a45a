/** Changing products: everything a route does after its duties. */
import { sectionsGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/wire/plan';
import { isSame } from '@hangtag/contract/rules/canonical';
import { definitionsOf, lockSections } from '../content/definitions.ts';
import type { Transaction } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { findFiles } from '../files/queries.ts';
import { assertAllowed } from '../policy/planLimitRefusal.ts';
import { notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { ROOT, applyUpdate, checkUpdate, filesInUpdate } from './draft.ts';
import type { ProductUpdate } from '@hangtag/contract/wire/product';
import { targetsOf } from './productFiles.ts';
import type { Errors } from '../content/checkSections.ts';
import { checkCtas } from '../content/ctaReferences.ts';
import { setUses } from '../content/uses.ts';
import { requireFiles } from '../content/fileReferences.ts';
import { filmFields, headerFilm, wordsOf } from './headerMedia.ts';
import { recordProduct, statusVerbs } from './audit.ts';
import type { AuditContext } from '../audit/record.ts';
import {
  type ProductRow,
  checkModel,
  draftOf,
  lockProduct,
  ownerOf,
  savedNow,
  writeProduct,
} from './queries.ts';
import { notEditableReason, assertRestorable } from './status.ts';
import { StaleWrite } from '../http/conditionalWrite.ts';

type Tools = Pick<Services, 'db'> & AuditContext;

/**
 * Applies an update to the draft and the status; without a real change nothing is written.
 * @param isCurrent Does the client's condition hold for this version?
 * @param unread What is wrong with fields that could not be read, and are not in the update.
 * @throws Refusal 403 while the plan or the product is closed, 422 for wrong fields, StaleWrite for an old version.
 */
export async function updateProduct(
  tools: Tools,
  key: Pick<ProductRow, 'companyId' | 'id'>,
  state: Subscription,
  update: ProductUpdate,
  isCurrent: (version: number) => boolean,
  unread: Errors = {},
): Promise<ProductRow> {
  const { db } = tools;
  return transact(db, async (tx) => {
    const product = await lockProduct(tx, key.companyId, key.id);
    if (!product) throw notFound();
    const { status = product.status } = update;
    const closed = notEditableReason(product, state);
    if (closed && update.status === undefined && !('status' in unread)) throw closed;
    if (status === 'active') await assertRestorable(tx, tools, product, state);

    await lockSections(tx, idsOf(update.unpublishedContent?.sections ?? []));
    const definitions = await definitionsOf(tx, key.companyId);
    const changes = await changesOf(tx, product, state, update, definitions, unread);
    const isEdit = !isSame(draftOf({ ...product, ...changes }), draftOf(product));
    if (closed && isEdit) throw closed;
    if (!isCurrent(product.version)) throw new StaleWrite();
    if (status !== product.status) {
      await recordProduct(tx, tools, product, statusVerbs[status], {
        before: { status: product.status },
        after: { status },
      });
    }
    if (!isEdit) return status === product.status ? product : writeProduct(tx, product, { status });

    const written = await writeProduct(tx, product, {
      ...changes,
      status,
      ...savedNow(tools),
    });
    await setUses(tx, ownerOf(written), 'draft', targetsOf(draftOf(written), definitions));
    return written;
  });
}

const idsOf = (sections: readonly { readonly contentSectionId: number }[]) =>
  sections.map(({ contentSectionId }) => contentSectionId);

/** The columns the update changes. @throws Refusal 403 at the plan's sections, 422 for all wrong fields at once. */
async function changesOf(
  tx: Transaction,
  product: ProductRow,
  state: Subscription,
  update: ProductUpdate,
  definitions: Awaited<ReturnType<typeof definitionsOf>>,
  unread: Errors,
) {
  const { companyId, content: current } = product;
  const present = current.sections.length;
  const wanted = update.unpublishedContent?.sections.length ?? present;
  const limit = state.productSections;
  assertAllowed(sectionsGate(state, wanted, present), {
    limit,
    used: present,
    feature: 'sections',
  });

  const shown = headerFilm(current);
  const film = filmFields(await findFiles(tx, companyId, shown === null ? [] : [shown]));
  const ctas = update.unpublishedContent?.ctas ?? [];
  const known = {
    ...unread,
    ...(await checkCtas(tx, companyId, ctas, `${ROOT}.ctas`)),
    ...(await checkModel(tx, product, update.model)),
  };
  const { isPremium } = state;
  const errors = checkUpdate(update, { definitions, isPremium, current, film, known });
  const references = filesInUpdate(update, definitions).filter((each) => !(each.path in errors));
  const found = await requireFiles(tx, companyId, references, errors);
  return applyUpdate(product, update, definitions, { film, wordsOf: wordsOf(found) });
}
