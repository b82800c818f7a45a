/** Saving a company's draft, publishing it and taking it down (D40): one transaction each. */
import { isSame } from '@hangtag/contract/rules/canonical';
import { PREMIUM_NEEDED, asPage, publishable } from '@hangtag/contract/rules/companyContent';
import { editGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { CompanyContent } from '@hangtag/contract/wire/companyContent';
import { definitionsOf, lockSections } from '../content/definitions.ts';
import { transact } from '../db/transact.ts';
import { assertAllowed } from '../policy/planLimitRefusal.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { checkCtas } from '../content/ctaReferences.ts';
import { hasReplacedFiles, noTargets, setUses } from '../content/uses.ts';
import { requireFiles } from '../content/fileReferences.ts';
import type { AuditContext } from '../audit/record.ts';
import { assertPublishable } from '../content/assertPublishable.ts';
import { type IsCurrent, StaleWrite } from '../http/conditionalWrite.ts';
import {
  type DraftInput,
  applyInput,
  checkInput,
  filesInInput,
  targetsOfCompany,
} from './draft.ts';
import { recordContent } from './audit.ts';
import { type ContentRow, lockContent, writeContent } from './queries.ts';

type WriteContext = Pick<Services, 'db'> & AuditContext;

/**
 * Saves the parts that were sent; without a real change nothing is written.
 * @throws Refusal 403 without a plan, or for premium sections without a premium one; 422 for wrong fields;
 * StaleWrite for an old version.
 */
export async function saveDraft(
  { db, now }: WriteContext,
  companyId: number,
  state: Subscription,
  sent: DraftInput,
  isCurrent: IsCurrent,
): Promise<ContentRow> {
  assertEditable(state);
  return transact(db, async (tx) => {
    const row = await lockContent(tx, companyId);
    const sections = [...(sent.signature ?? []), ...(sent.premium ?? [])];
    await lockSections(
      tx,
      sections.map(({ contentSectionId }) => contentSectionId),
    );
    const definitions = await definitionsOf(tx, companyId);
    const next = applyInput(row.content, sent, definitions);
    if (!state.isPremium && !isSame(next.premium, row.content.premium)) throw premiumNeeded();
    const errors = {
      ...checkInput(sent, row.content, definitions),
      ...(await checkCtas(tx, companyId, sent.ctas ?? [], 'unpublishedContent.ctas')),
    };
    const references = filesInInput(sent, definitions).filter(({ path }) => !(path in errors));
    await requireFiles(tx, companyId, references, errors);
    if (!isCurrent(row.version)) throw new StaleWrite();
    if (isSame(next, row.content)) return row;
    const written = await writeContent(tx, row, { content: next, contentSavedDate: now() });
    await setUses(tx, ownerOf(companyId), 'draft', targetsOfCompany(next, definitions));
    return written;
  });
}

/**
 * Puts the draft on every page of the company; without a premium plan its premium part stays as it was published.
 * @throws Refusal 403 without a plan, 422 `not_publishable` with every blank required field; StaleWrite.
 */
export async function publishContent(
  tools: WriteContext,
  companyId: number,
  state: Subscription,
  isCurrent: IsCurrent,
): Promise<ContentRow> {
  assertEditable(state);
  return transact(tools.db, async (tx) => {
    const row = await lockContent(tx, companyId);
    const definitions = await definitionsOf(tx, companyId);
    const checked = state.isPremium ? row.content : { ...row.content, premium: [] };
    // What is wrong with a draft is said to those who have it.
    if (!isCurrent(row.version)) throw new StaleWrite();
    assertPublishable(asPage(checked), definitions, pathIn(checked));
    const next = publishable(row.content, row.publishedContent, state.isPremium);
    const isLive = isSame(next, row.publishedContent);
    if (isLive && !(await hasReplacedFiles(tx, ownerOf(companyId)))) return row;
    const changes = { publishedContent: next, publishDate: tools.now() };
    const written = await writeContent(tx, row, changes);
    await setUses(tx, ownerOf(companyId), 'published', targetsOfCompany(next, definitions));
    await recordContent(tx, tools, row, written, 'content-published');
    return written;
  });
}

/**
 * Unpublishes the company's content on all pages; the draft stays. Possible without a plan, because the content is the
 * brand's own.
 */
export async function unpublishContent(
  tools: WriteContext,
  companyId: number,
  isCurrent: IsCurrent,
): Promise<ContentRow> {
  return transact(tools.db, async (tx) => {
    const row = await lockContent(tx, companyId);
    if (!isCurrent(row.version)) throw new StaleWrite();
    if (!row.publishedContent) return row;
    const written = await writeContent(tx, row, { publishedContent: null, publishDate: null });
    await setUses(tx, ownerOf(companyId), 'published', noTargets);
    await recordContent(tx, tools, row, written, 'content-unpublished');
    return written;
  });
}

const assertEditable = (state: Subscription) =>
  assertAllowed(editGate(state), { limit: 0, used: 0, feature: 'sections' });

const premiumNeeded = () => new Refusal(403, PREMIUM_NEEDED, { code: 'premium_needed' });

/** The company's content as the owner of references. */
const ownerOf = (companyId: number) => ({ companyId, productId: null });

/** A page's path as the draft has it: the premium sections follow the signature's. */
const pathIn =
  ({ signature }: CompanyContent) =>
  (path: string): string =>
    path.replace(/^sections\.(\d+)/, (_, at: string) => {
      const place = Number(at) - signature.length;
      return place < 0 ? `signature.${at}` : `premium.${place}`;
    });
