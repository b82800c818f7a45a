/** The call that puts a replaced file on live pages. */
import { Hono } from 'hono';
import type { FilePublishedAnswer } from '@hangtag/contract/wire/file';
import { takesNoFields } from '../http/parse.ts';
import { readId } from '../http/readId.ts';
import type { Vars } from '../http/vars.ts';
import { companyOf, stateOf } from '../policy/companyState.ts';
import {
  requireCompany,
  requirePermission,
  requireUserOr,
  writeContext,
} from '../policy/guards.ts';
import { publishFile } from './publishFile.ts';

export const publishedFiles = new Hono<Vars>();

publishedFiles.put(
  '/api/companies/:companyId/files/:filesId/publish',
  // It changes live pages, as publishing a product does.
  requireUserOr('products:write'),
  requireCompany,
  requirePermission('product.publish'),
  takesNoFields,
  async (c) => {
    const company = await companyOf(c);
    const pages = await publishFile(writeContext(c), {
      companyId: company.id,
      companyName: company.name,
      filesId: readId(c.req.param('filesId')),
      role: c.var.actor.role,
      state: await stateOf(c),
    });
    return c.json({ pages } satisfies FilePublishedAnswer);
  },
);
