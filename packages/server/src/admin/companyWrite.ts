/** What the platform sets of a company: create and change (F233, F234, D12). */
import type * as v from 'valibot';
import type { AdminCompanyBody, CompanyCreateBody } from '@hangtag/contract/wire/adminCompany';
import { record } from '../audit/record.ts';
import { type Columns, type CompanyWrite, changeCompany } from '../companies/change.ts';
import { type CompanyRow, findCurrentSubscription } from '../policy/companyQueries.ts';
import { ownColumns } from '../companies/update.ts';
import { companies } from '../db/schema/companies.ts';
import type { Transaction } from '../db/database.ts';
import { starterTheme } from '../companies/insertCompany.ts';
import type { FieldErrors } from '../http/parse.ts';
import type { Actor, Services } from '../http/vars.ts';

type Update = v.InferOutput<typeof AdminCompanyBody>;
type Creation = v.InferOutput<typeof CompanyCreateBody>;
type Tools = Pick<Services, 'db' | 'now' | 'config'>;

/** Changes the company's own fields and the platform's. @param wrong Fields that could not be read. @throws as `updateCompany`, and 422 on a plan that is paid for. */
export function updateAsPlatform(
  services: Tools,
  write: CompanyWrite,
  update: Update,
  wrong: FieldErrors,
): Promise<CompanyRow> {
  return changeCompany(services, write, async (tx, company) => {
    const { listingType, status, salesRep, notes, type, demo, ...own } = update;
    const { unlimitedProducts, unlimitedSections, ...fields } = own;
    const paid = await typeErrors(tx, company, update, services.now());
    const columns = await ownColumns(tx, write.actor, company, fields, {
      host: services.config.publicUrl,
      errors: { ...wrong, ...paid },
    });
    const platform = { listingType, status, salesRep, notes, type, demo };
    return { ...columns, ...given({ ...platform, unlimitedProducts, unlimitedSections }) };
  });
}

/** Without the absent ones: `undefined` would count as sent. */
function given(columns: Columns): Columns {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Columns;
}

async function typeErrors(
  tx: Transaction,
  company: CompanyRow,
  { type }: Update,
  now: Date,
): Promise<FieldErrors> {
  if (type === undefined || type === company.type) return {};
  if (!(await findCurrentSubscription(tx, company.id, now))) return {};
  return { type: ['The company has a subscription. Its plan is changed in billing.'] };
}

/** Creates a company; its first Admin is invited by the caller. */
export async function createCompany(
  { db, now }: Tools,
  actor: Actor,
  { companyName, adminEmail, ...platform }: Creation,
): Promise<CompanyRow> {
  void adminEmail;
  return db.transaction(async (tx) => {
    const [company] = await tx
      .insert(companies)
      .values({ type: 'free', ...given(platform), name: companyName, theme: starterTheme })
      .returning();
    if (!company) throw new Error('The company was not written.');
    await record(tx, {
      companyId: company.id,
      actor,
      action: 'company.created',
      subject: `company:${company.id}`,
      subjectName: company.name,
      after: { name: company.name, type: company.type },
      at: now(),
    });
    return company;
  });
}
