/** Which companies a user may enter. */
import { type SQL, eq, ne } from 'drizzle-orm';
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import type { Actor } from '../http/vars.ts';

/**
 * Their own; a Superadmin any but company 1, which runs the platform and is entered by its own people only
 * (other companies' ids are not confirmed).
 */
export function mayEnterCompany(actor: Actor, companyId: number): boolean {
  if (actor.companyId === companyId) return true;
  return actor.role === 'Superadmin' && companyId !== PLATFORM_COMPANY_ID;
}

/** The companies that a Superadmin may enter, as a condition; undefined for all. */
export const enterableBy = (actor: Actor): SQL | undefined =>
  mayEnterCompany(actor, PLATFORM_COMPANY_ID) ? undefined : ne(companies.id, PLATFORM_COMPANY_ID);

/** Is there such a company? One's own needs no question. */
export async function companyExists(
  db: Queryable,
  actor: Actor,
  companyId: number,
): Promise<boolean> {
  if (actor.companyId === companyId) return true;
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId));
  return rows.length > 0;
}
