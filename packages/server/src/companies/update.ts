/** Changing a company's own fields (F231, F211-F215). */
import type * as v from 'valibot';
import { type CompanyFormValues, companyProblems } from '@hangtag/contract/rules/companyForm';
import type { CompanyUpdateBody } from '@hangtag/contract/wire/company';
import type { Transaction } from '../db/database.ts';
import { lockFiles } from '../files/queries.ts';
import type { FieldErrors } from '../http/parse.ts';
import { invalid } from '../http/refusal.ts';
import type { Actor, Services } from '../http/vars.ts';
import { type Columns, type CompanyWrite, changeCompany } from './change.ts';
import { industryOf } from './industries.ts';
import { isCountry, statesOf } from '../support/countries.ts';
import { type CompanyRow, zoneOf } from '../policy/companyQueries.ts';

type Update = v.InferOutput<typeof CompanyUpdateBody>;

/** Writes what changed. @param errors Of fields that could not be read. @throws Refusal 422 with every wrong field, StaleWrite for an old version. */
export function updateCompany(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  write: CompanyWrite,
  update: Update,
  errors: FieldErrors,
): Promise<CompanyRow> {
  return changeCompany(services, write, (tx, company) =>
    ownColumns(tx, write.actor, company, update, { host: services.config.publicUrl, errors }),
  );
}

/** Around the values of an update. */
interface Checks {
  /** The site's address, as the example a wrong website is shown. */
  readonly host: string;
  /** What is wrong with other fields. */
  readonly errors: FieldErrors;
}

/**
 * The company's own columns that an update names.
 * @throws Refusal 422 with every wrong field.
 */
export async function ownColumns(
  tx: Transaction,
  actor: Actor,
  company: CompanyRow,
  update: Update,
  checks: Checks,
): Promise<Columns> {
  const sent = columnsOf(update);
  const next = { ...company, ...sent };
  // A state of another country than the one chosen now means nothing.
  if (sent.country !== undefined && sent.state === undefined) {
    const isUnchanged = next.state?.startsWith(`${next.country}-`) ?? true;
    if (!isUnchanged) sent.state = next.state = null;
  }
  await refuseWrong(tx, actor, next, sent, checks);
  return sent;
}

/** The columns an update names; null empties a text that has no null. */
function columnsOf(update: Update): Columns {
  const { companyName, logoFile, url, email, telephone, streetAddress, country, ...rest } = update;
  const columns: Columns = {
    ...rest,
    ...(companyName !== undefined && { name: companyName }),
    ...(logoFile !== undefined && { logoFilesId: logoFile?.filesId ?? null }),
    ...(url !== undefined && { url: url ?? '' }),
    ...(email !== undefined && { email: email ?? '' }),
    ...(telephone !== undefined && { telephone: telephone ?? '' }),
    ...(streetAddress !== undefined && { streetAddress: streetAddress ?? '' }),
    ...(country !== undefined && { country: country ?? '' }),
  };
  for (const field of ['state', 'streetAddress2', 'city', 'postcode'] as const) {
    if (columns[field] === '') columns[field] = null;
  }
  return columns;
}

const fieldOf: Readonly<Partial<Record<string, keyof CompanyRow>>> = { companyName: 'name' };

/** Only what was sent is judged: an old gap elsewhere is no reason to refuse a new telephone number. */
async function refuseWrong(
  tx: Transaction,
  actor: Actor,
  next: CompanyRow,
  sent: Columns,
  { host, errors: known }: Checks,
): Promise<void> {
  const errors = { ...known };
  const states = statesOf(next.country);
  const problems = companyProblems(formOf(next), {
    variant: actor.role === 'Superadmin' ? 'superadmin' : 'admin',
    hasStates: (states?.length ?? 0) > 0,
    host,
  });
  for (const [field, sentence] of Object.entries(problems)) {
    if ((fieldOf[field] ?? field) in sent) errors[field] = [sentence];
  }
  const add = (field: string, sentence: string) => (errors[field] ??= [sentence]);
  if (sent.country && !isCountry(sent.country)) add('country', 'Is not a country.');
  if (sent.state && states && !states.some(({ code }) => code === sent.state)) {
    add('state', 'Is not a state of this country.');
  }
  if (sent.industry && !(await industryOf(sent.industry))) add('industry', 'Is not an industry.');
  if (sent.logoFilesId) {
    const [file] = await lockFiles(tx, next.id, [sent.logoFilesId]);
    if (!file?.storedAt) add('logoFile', 'This file is not in the library.');
    else if (file.type !== 'image') add('logoFile', 'Choose a picture.');
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const formOf = (company: CompanyRow): CompanyFormValues => ({
  companyName: company.name,
  industry: company.industry,
  url: company.url,
  email: company.email,
  telephone: company.telephone,
  streetAddress: company.streetAddress,
  streetAddress2: company.streetAddress2 ?? '',
  city: company.city ?? '',
  country: company.country,
  state: company.state ?? '',
  postcode: company.postcode ?? '',
  language: company.language,
  timeZone: zoneOf(company),
});
