/** A company with everything an answer says about it, and the answer to a write on an older version. */
import type { Context } from 'hono';
import type { Company } from '@hangtag/contract/wire/company';
import { findContent } from '../companyContent/queries.ts';
import { definitionsOf } from '../content/definitions.ts';
import { findFile } from '../files/queries.ts';
import { versionTag } from '../http/etag.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { StaleCompany } from './change.ts';
import { industryOf } from './industries.ts';
import { presentCompany } from './present.ts';
import { type CompanyRow, findCompany } from '../policy/companyQueries.ts';

/** The company on the wire, for the person who asks. */
export async function answerCompany(c: Context<Vars>, company: CompanyRow): Promise<Company> {
  const { db } = c.var.services;
  const definitions = await definitionsOf(db, company.id);
  const logo = company.logoFilesId && (await findFile(db, company.id, company.logoFilesId));
  c.header('ETag', versionTag(company.version));
  return presentCompany(company, {
    definitions,
    logo: logo || undefined,
    industry: await industryOf(company.industry),
    isPublished: (await findContent(db, company.id)).publishedContent !== null,
    role: c.var.actor.role,
    isReadOnly: readOnlyMessage(c.var.session) !== null,
  });
}

/** Runs a write and answers it, or 409 with the company as it is. */
export async function answerCompanyWrite<T extends Company>(
  c: Context<Vars>,
  write: () => Promise<CompanyRow>,
  present: (c: Context<Vars>, company: CompanyRow) => Promise<T>,
) {
  try {
    return c.json(await present(c, await write()));
  } catch (error) {
    if (!(error instanceof StaleCompany)) throw error;
    const current = await findCompany(c.var.services.db, c.var.companyId);
    if (!current) throw notFound();
    throw new Refusal(409, 'Somebody else changed this company. Look at their version first.', {
      code: 'stale_write',
      extra: { conflict: await present(c, current) },
      headers: { ETag: versionTag(current.version) },
    });
  }
}
