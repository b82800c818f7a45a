/** Reading and changing a company, and the lists its form chooses from (F230, F231, F236). */
import { Hono } from 'hono';
import {
  CompanyUpdateBody,
  type CountriesAnswer,
  type IndustriesAnswer,
  IndustryQuery,
  type StatesAnswer,
} from '@hangtag/contract/wire/company';
import type { IsCurrent } from '../http/conditionalWrite.ts';
import { requireCompany, requirePermission, requireUser } from '../policy/guards.ts';
import { readFields, readQuery } from '../http/parse.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { answerCompany, answerCompanyWrite } from './answer.ts';
import { findIndustries } from './industries.ts';
import { countries, statesOf } from '../support/countries.ts';
import { assertLive, companyOf } from '../policy/companyState.ts';
import { updateCompany } from './update.ts';

const ONE = '/api/companies/:companyId';

export const companies = new Hono<Vars>();

companies.get(ONE, requireUser, requireCompany, requirePermission('company.read'), async (c) =>
  c.json(await answerCompany(c, await companyOf(c))),
);

companies.put(ONE, requireUser, requireCompany, requirePermission('company.edit'), async (c) => {
  const { values, errors } = await readFields(c, CompanyUpdateBody);
  const { actor, companyId, services } = c.var;
  await assertLive(c, companyId);
  const write = (isCurrent: IsCurrent) =>
    updateCompany(services, { actor, companyId, isCurrent }, values, errors);
  return answerCompanyWrite(c, write, answerCompany);
});

companies.get('/api/industries', requireUser, async (c) => {
  const { search } = readQuery(c, IndustryQuery);
  return c.json({ industries: await findIndustries(search) } satisfies IndustriesAnswer);
});

companies.get('/api/countries', requireUser, (c) =>
  c.json({ countries } satisfies CountriesAnswer),
);

companies.get('/api/countries/:code/states', requireUser, (c) => {
  const states = statesOf(c.req.param('code'));
  if (!states) throw notFound();
  return c.json({ states } satisfies StatesAnswer);
});
