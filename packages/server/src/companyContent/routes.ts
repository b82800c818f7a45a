/** The calls of company content (D40). */
import { Hono } from 'hono';
import { CompanyContentBody } from '@hangtag/contract/wire/companyContent';
import { PublishBody } from '@hangtag/contract/wire/product';
import { stateOf } from '../policy/companyState.ts';
import { matchesTag, versionTag } from '../http/etag.ts';
import { requireCompany, requirePermission, requireUser, writeContext } from '../policy/guards.ts';
import { readBody } from '../http/parse.ts';
import type { Vars } from '../http/vars.ts';
import { answerContent, answerContentWrite } from './answer.ts';
import { findContent } from './queries.ts';
import { annualReports } from './reportRoutes.ts';
import { publishContent, saveDraft, unpublishContent } from './write.ts';

const CONTENT = '/api/companies/:companyId/content';
const PUBLISH = '/api/companies/:companyId/publish';

export const companyContent = new Hono<Vars>();
companyContent.route('/', annualReports);

companyContent.get(
  CONTENT,
  requireUser,
  requireCompany,
  requirePermission('company.read'),
  async (c) => {
    const row = await findContent(c.var.services.db, c.var.companyId);
    const tag = versionTag(row.version);
    const condition = c.req.header('if-none-match');
    if (condition && matchesTag(condition, tag)) {
      c.header('ETag', tag);
      return c.body(null, 304);
    }
    return c.json(await answerContent(c, row));
  },
);

companyContent.put(
  CONTENT,
  requireUser,
  requireCompany,
  requirePermission('company.edit'),
  async (c) => {
    const { unpublishedContent } = await readBody(c, CompanyContentBody);
    const state = await stateOf(c);
    return answerContentWrite(c, (isCurrent) =>
      saveDraft(writeContext(c), c.var.companyId, state, unpublishedContent, isCurrent),
    );
  },
);

companyContent.put(
  PUBLISH,
  requireUser,
  requireCompany,
  requirePermission('company.edit'),
  async (c) => {
    const { action } = await readBody(c, PublishBody);
    const { companyId } = c.var;
    const state = await stateOf(c);
    return answerContentWrite(c, (isCurrent) =>
      action === 'unpublish'
        ? unpublishContent(writeContext(c), companyId, isCurrent)
        : publishContent(writeContext(c), companyId, state, isCurrent),
    );
  },
);
