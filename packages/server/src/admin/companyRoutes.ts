/** Companies for Superadmins (F232-F234). */
import { type Context, Hono } from 'hono';
import {
  type AdminCompany,
  AdminCompanyBody,
  type CompaniesAnswer,
  CompanyCreateBody,
  CompanyExportQuery,
  CompanyListQuery,
} from '@hangtag/contract/wire/adminCompany';
import { answerCompany, answerCompanyWrite } from '../companies/answer.ts';
import { type CompanyRow, findCompany, findCurrentSubscription } from '../policy/companyQueries.ts';
import type { IsCurrent } from '../http/conditionalWrite.ts';
import { requireCompany, requireSuperadmin } from '../policy/guards.ts';
import { paginate } from '../http/paginate.ts';
import { readFields, readQuery } from '../http/parse.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { sendCsv } from '../http/sendCsv.ts';
import type { Vars } from '../http/vars.ts';
import { findUserByEmail } from '../auth/queries.ts';
import { invite } from '../users/invite.ts';
import { allCompanies, listCompanies } from './companyList.ts';
import { createCompany, updateAsPlatform } from './companyWrite.ts';

const LIST = '/api/admin/companies';
const ONE = `${LIST}/:companyId`;

export const adminCompanies = new Hono<Vars>();

adminCompanies.get(LIST, ...requireSuperadmin, async (c) => {
  const query = readQuery(c, CompanyListQuery);
  const { rows, total, all, active } = await listCompanies(c.var.services.db, c.var.actor, query);
  return c.json({
    companies: paginate(c, { data: rows, total, page: query.page, size: query.size }),
    activeCompanyCount: active,
    companyCount: all,
  } satisfies CompaniesAnswer);
});

const heads = [
  'Number',
  'Company',
  'Plan',
  'Status',
  'Demo',
  'Listing type',
  'Sales rep',
  'Products',
  'Published',
  'People',
  'Last sign-in (UTC)',
  'Created (UTC)',
];

adminCompanies.get(`${LIST}.csv`, ...requireSuperadmin, (c) => {
  const { db, now } = c.var.services;
  return sendCsv(c, {
    fileName: `Companies ${now().toISOString().slice(0, 10)}.csv`,
    heads,
    rows: allCompanies(db, c.var.actor, readQuery(c, CompanyExportQuery)),
    cellsOf: (row) => [
      row.companyId,
      row.companyName,
      row.type,
      row.status,
      row.demo,
      row.listingType,
      row.salesRep,
      row.productCount,
      row.publishedCount,
      row.userCount,
      row.lastLoginAt,
      row.createdAt,
    ],
  });
});

adminCompanies.post(LIST, ...requireSuperadmin, async (c) => {
  const { values, errors } = await readFields(c, CompanyCreateBody);
  const { services, actor } = c.var;
  const { adminEmail, companyName } = values;
  if (adminEmail && (await findUserByEmail(services.db, adminEmail)))
    errors['adminEmail'] = ['This address has an account already.'];
  if (companyName === undefined || Object.keys(errors).length > 0) throw invalid(errors);
  const company = await createCompany(services, actor, { ...values, companyName });
  if (adminEmail) {
    await invite(services, actor, company.id, {
      email: adminEmail,
      role: 'Admin',
      status: 'Pending',
    });
  }
  c.header('Location', `${LIST}/${company.id}`);
  return c.json(await answerAdmin(c, company), 201);
});

adminCompanies.get(ONE, ...requireSuperadmin, requireCompany, async (c) => {
  const company = await findCompany(c.var.services.db, c.var.companyId);
  if (!company) throw notFound();
  return c.json(await answerAdmin(c, company));
});

adminCompanies.put(ONE, ...requireSuperadmin, requireCompany, async (c) => {
  const { values, errors } = await readFields(c, AdminCompanyBody);
  const { actor, companyId, services } = c.var;
  const write = (isCurrent: IsCurrent) =>
    updateAsPlatform(services, { actor, companyId, isCurrent }, values, errors);
  return answerCompanyWrite(c, write, answerAdmin);
});

async function answerAdmin(c: Context<Vars>, company: CompanyRow): Promise<AdminCompany> {
  const { db, now } = c.var.services;
  return {
    ...(await answerCompany(c, company)),
    listingType: company.listingType,
    salesRep: company.salesRep,
    notes: company.notes,
    hasSubscription: (await findCurrentSubscription(db, company.id, now())) !== undefined,
    createdAt: company.createdAt.toISOString(),
  };
}
