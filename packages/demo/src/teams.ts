/** Who did the demo's work: the people that the logs and the recent activity name. */
import { asc, eq } from 'drizzle-orm';
import type { AuditActor } from '@hangtag/server/audit/record';
import type { Queryable } from '@hangtag/server/db/database';
import { users } from '@hangtag/server/db/schema/users';
import { companyIdOf } from './companies.ts';
import type { CompanyKey } from './content/types.ts';

/** The Admin of a company, or for some piece of work one of its people in turn; null where nobody is active. */
export type TeamOf = (company: CompanyKey, turn?: number) => AuditActor | null;

/** Reads the active people, Admins before users. */
export async function readTeams(db: Queryable): Promise<TeamOf> {
  const { id, name, email, companyId, role } = users;
  const active = await db
    .select({ id, name, email, companyId, role })
    .from(users)
    .where(eq(users.status, 'Active'))
    .orderBy(asc(role), asc(id));
  return (company, turn = 0) => {
    const team = active.filter(
      (each) => each.companyId === companyIdOf(company) && each.role !== 'Superadmin',
    );
    return team[turn % Math.min(team.length, 3)] ?? null;
  };
}
