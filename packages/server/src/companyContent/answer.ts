/** A company's content on the wire, for the requesting user. */
import type { Context } from 'hono';
import { PREMIUM_NEEDED, companyHasChanges } from '@hangtag/contract/rules/companyContent';
import { may } from '@hangtag/contract/rules/permissions';
import { editGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import type { Role } from '@hangtag/contract/wire/user';
import { stateOf } from '../policy/companyState.ts';
import { definitionsOf } from '../content/definitions.ts';
import type { Queryable } from '../db/database.ts';
import { listFileChanges } from '../content/uses.ts';
import { findFiles } from '../files/queries.ts';
import { versionTag } from '../http/etag.ts';
import type { Vars } from '../http/vars.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { presentProductFile } from '../files/present.ts';
import { type IsCurrent, answerConditionalWrite } from '../http/conditionalWrite.ts';
import { findDraftLinks } from '../linkCheck/links.ts';
import { targetsOfCompany } from './draft.ts';
import { type ContentRow, findContent } from './queries.ts';

/** Why the user may not write; null when they may. */
export function lockOf(role: Role, state: Subscription): string | null {
  if (!may(role, 'company.edit')) {
    return 'Only Admins change what the company says on its pages.';
  }
  const gate = editGate(state);
  return gate.isOpen ? null : gate.message;
}

/** Where a PUT publishes a company's content (F244). */
export const publishUrlOf = (companyId: number) => `/api/companies/${companyId}/publish`;

/** The content, with its tag. */
export async function answerContent(
  c: Context<Vars>,
  row: ContentRow,
): Promise<CompanyContentAnswer> {
  const { services, actor } = c.var;
  const state = await stateOf(c);
  const { companyId, content, publishedContent, version } = row;
  const locked = readOnlyMessage(c.var.session) ?? lockOf(actor.role, state);
  const premiumLocked = locked ?? (state.isPremium ? null : PREMIUM_NEEDED);
  c.header('ETag', versionTag(version));
  const changed = await listFileChanges(services.db, companyId, [null]);
  const fileChanges = changed.get(null) ?? [];
  const targets = targetsOfCompany(content, await definitionsOf(services.db, companyId));
  return {
    companyId,
    published: publishedContent !== null,
    publishDate: row.publishDate?.toISOString() ?? null,
    contentSavedDate: row.contentSavedDate?.toISOString() ?? null,
    unpublishedContent: content,
    publishedContent,
    publishUrl: publishUrlOf(companyId),
    hasUnpublishedChanges:
      companyHasChanges(content, publishedContent, state.isPremium) || fileChanges.length > 0,
    fileChanges,
    version,
    files: await findAll(services.db, companyId, targets.files),
    links: await findDraftLinks(services.db, companyId, targets),
    can: {
      edit: locked === null,
      locked,
      editPremium: premiumLocked === null,
      premiumLocked,
      checkLinks: services.config.checksLinks,
    },
  };
}

/** Runs a write under the request's If-Match and answers it. */
export const answerContentWrite = (
  c: Context<Vars>,
  write: (isCurrent: IsCurrent) => Promise<ContentRow>,
) =>
  answerConditionalWrite(c, {
    thing: 'content',
    write,
    find: () => findContent(c.var.services.db, c.var.companyId),
    present: (row) => answerContent(c, row),
  });

async function findAll(db: Queryable, companyId: number, ids: readonly number[]) {
  const files = await findFiles(db, companyId, ids);
  const previewIds = files.map(({ previewId }) => previewId).filter((id) => id !== null);
  const previews = await findFiles(db, companyId, previewIds);
  const byId = new Map(previews.map((each) => [each.id, each]));
  return files.map((file) => presentProductFile(file, byId));
}
