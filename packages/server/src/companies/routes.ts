/** Reading a company (F230). */
import { Hono } from 'hono';
import type { Company } from '@hangtag/contract/wire/company';
import { definitionsOf } from '../content/queries.ts';
import { findFile } from '../files/queries.ts';
import { requireCompany, requirePermission, requireUser } from '../http/duties.ts';
import type { Vars } from '../http/vars.ts';
import { presentCompany } from './present.ts';
import { companyOf } from './rights.ts';

export const companies = new Hono<Vars>();

companies.get(
  '/api/companies/:companyId',
  requireUser,
  requireCompany,
  requirePermission('company.read'),
  async (c) => {
    const { db } = c.var.services;
    const company = await companyOf(c);
    const definitions = await definitionsOf(db, company.id);
    const logo = company.logoFilesId && (await findFile(db, company.id, company.logoFilesId));
    return c.json(presentCompany(company, definitions, logo || undefined) satisfies Company);
  },
);
