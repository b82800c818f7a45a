/** The answer with a company. */
import type { Context } from 'hono';
import type { Company } from '@hangtag/contract/wire/company';
import { findContent } from '../companyContent/queries.ts';
import { definitionsOf } from '../content/definitions.ts';
import { findFile } from '../files/queries.ts';
import { versionTag } from '../http/etag.ts';
import type { Vars } from '../http/vars.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { industryOf } from './industries.ts';
import { presentCompany } from './present.ts';
import { statsOf } from './stats.ts';
import type { CompanyRow } from '../policy/companyQueries.ts';
import { companyOf } from '../policy/companyState.ts';
import { type IsCurrent, answerConditionalWrite } from '../http/conditionalWrite.ts';

/** The company on the wire, for the requesting user. */
export async function answerCompany(c: Context<Vars>, company: CompanyRow): Promise<Company> {
  const { db, now } = c.var.services;
  const definitions = await definitionsOf(db, company.id);
  const logo = company.logoFilesId && (await findFile(db, company.id, company.logoFilesId));
  c.header('ETag', versionTag(company.version));
  return presentCompany(company, {
    definitions,
    logo: logo || undefined,
    industry: await industryOf(company.industry),
    isPublished: (await findContent(db, company.id)).publishedContent !== null,
    stats: await statsOf(db, company.id, now()),
    role: c.var.actor.role,
    isReadOnly: readOnlyMessage(c.var.session) !== null,
  });
}

/** Runs a write under the request's If-Match and answers it. */
export const answerCompanyWrite = <T extends Company>(
  c: Context<Vars>,
  write: (isCurrent: IsCurrent) => Promise<CompanyRow>,
  present: (c: Context<Vars>, company: CompanyRow) => Promise<T>,
) =>
  answerConditionalWrite(c, {
    thing: 'company',
    write,
    find: () => companyOf(c),
    present: (company) => present(c, company),
  });
