/** The last entries of a log, with the pictures of the people. */
import type { Activity } from '@hangtag/contract/wire/dashboard';
import { listLog } from '../auditLog/queries.ts';
import { findPeople } from '../auth/queries.ts';
import type { Queryable } from '../db/database.ts';

/** Entries that a dashboard shows. */
const ENTRIES = 6;

/** What was done last in a company, newest first. */
export async function readActivity(db: Queryable, companyId: number): Promise<readonly Activity[]> {
  const { rows } = await listLog(db, companyId, { page: 1, size: ENTRIES, search: '', tz: 'UTC' });
  const people = await findPeople(
    db,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map(({ position, at, actorId, actorName, action, subjectName }) => ({
    position,
    at,
    actorId,
    actorName,
    action,
    subjectName,
    avatar: people.get(actorId ?? 0)?.avatar ?? null,
  }));
}
