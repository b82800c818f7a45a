/**
 * The users and actions in a log, for its filters. Each name is found by one index step from the one before, so the
 * cost depends on the number of names, not of rows.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { AuditLogAnswer } from '@hangtag/contract/wire/auditLog';
import type { Queryable } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';

/** The query for the users, and the API tokens, whose ids are negative. */
export const peopleIn = (companyId: number): SQL => sql`
    with recursive person as (
      (select actor_id as id from audit_log
        where company_id = ${companyId} and actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from audit_log
        where company_id = ${companyId} and actor_id > person.id order by actor_id limit 1)
      from person where person.id is not null
    )
    select id, last.name from person, lateral (
      select actor_name as name from audit_log
      where company_id = ${companyId} and actor_id = person.id order by position desc limit 1
    ) last
    union all
    (select 0, actor_name from audit_log
      where company_id = ${companyId} and actor_id is null order by position desc limit 1)`;

/** The query for the actions. */
export const actionsIn = (companyId: number): SQL => sql`
    with recursive step as (
      (select action from audit_log where company_id = ${companyId} order by action limit 1)
      union all
      select (select action from audit_log
        where company_id = ${companyId} and action > step.action order by action limit 1)
      from step where step.action is not null
    )
    select action from step where action is not null`;

/** People by their last name there, the system at the end; and actions. */
export async function namesInLog(
  db: Queryable,
  companyId: number,
): Promise<Pick<AuditLogAnswer, 'actors' | 'actions'>> {
  const people: unknown = await db.execute(peopleIn(companyId));
  const actions: unknown = await db.execute(actionsIn(companyId));
  return {
    actors: rowsOf<AuditLogAnswer['actors'][number]>(people),
    actions: rowsOf<{ readonly action: string }>(actions).map(({ action }) => action),
  };
}
