/** Reading a company's log, newest first. */
import { type SQL, and, desc, eq, gte, inArray, isNull, like, lt, max, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { AuditLogEntry, AuditLogQuery } from '@hangtag/contract/wire/auditLog';
import { endOfDay, startOfDay } from '@hangtag/contract/rules/days';
import type { Queryable } from '../db/database.ts';
import { normalizedLike } from '../db/normalizedLike.ts';
import { auditLog } from '../db/schema/audit.ts';
import { withoutPlatformFields } from '../audit/platformFields.ts';
import type { AuditRow } from '../audit/record.ts';

type Filter = v.InferOutput<typeof AuditLogQuery>;

/** One page of what the filter finds. */
export async function listLog(db: Queryable, companyId: number, filter: Filter) {
  const matching = matches(companyId, filter);
  // Skipped rows are read from the index alone.
  const page = db
    .select({ position: auditLog.position })
    .from(auditLog)
    .where(matching)
    .orderBy(desc(auditLog.position))
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size);
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, companyId), inArray(auditLog.position, page)))
    .orderBy(desc(auditLog.position));
  const all = await lastPosition(db, companyId);
  return {
    rows: rows.map(presentRow),
    total: isOpen(filter) ? all : await db.$count(auditLog, matching),
    all,
  };
}

/** Positions have no gaps, so the last one is the number of rows; counting would read them all. */
async function lastPosition(db: Queryable, companyId: number): Promise<number> {
  const [end] = await db
    .select({ position: max(auditLog.position) })
    .from(auditLog)
    .where(eq(auditLog.companyId, companyId));
  return end?.position ?? 0;
}

const isOpen = ({ search, actor, action, from, to }: Filter) =>
  search === '' && [actor, action, from, to].every((each) => each === undefined);

/** Rows read at a time for a file, so that a long log needs no more memory than a short one. */
const STEP = 1000;

/** Everything that the filter finds, newest first. */
export async function* wholeLog(
  db: Queryable,
  companyId: number,
  filter: Filter,
): AsyncGenerator<AuditLogEntry> {
  let before: number | null = null;
  for (;;) {
    const older: SQL | undefined = before === null ? undefined : lt(auditLog.position, before);
    const rows: readonly AuditRow[] = await db
      .select()
      .from(auditLog)
      .where(and(matches(companyId, filter), older))
      .orderBy(desc(auditLog.position))
      .limit(STEP);
    yield* rows.map(presentRow);
    if (rows.length < STEP) return;
    before = rows.at(-1)?.position ?? 0;
  }
}

function matches(companyId: number, filter: Filter): SQL | undefined {
  const { search, actor, action, from, to, tz } = filter;
  return and(
    eq(auditLog.companyId, companyId),
    search === ''
      ? undefined
      : normalizedLike(
          sql`fold_text(${auditLog.actorName} || chr(10) || ${auditLog.subjectName})`,
          search,
        ),
    actor === undefined
      ? undefined
      : actor === 0
        ? isNull(auditLog.actorId)
        : eq(auditLog.actorId, actor),
    action === undefined
      ? undefined
      : or(eq(auditLog.action, action), like(auditLog.action, `${action}.%`)),
    from === undefined ? undefined : gte(auditLog.at, startOfDay(from, tz)),
    to === undefined ? undefined : lt(auditLog.at, endOfDay(to, tz)),
  );
}

/** Rows of companies were written with what only Superadmins know of them, once; they are chained, and stay. */
const shown = (row: AuditRow, formatted: AuditRow['before']) =>
  row.companyId === PLATFORM_COMPANY_ID || row.action !== 'company.changed'
    ? formatted
    : withoutPlatformFields(formatted);

const presentRow = (row: AuditRow): AuditLogEntry => ({
  position: row.position,
  at: row.at.toISOString(),
  // A program's id is negative and belongs to no user.
  actorId: row.actorId !== null && row.actorId > 0 ? row.actorId : null,
  actorName: row.actorName,
  action: row.action,
  subject: row.subject,
  subjectName: row.subjectName,
  before: shown(row, row.before),
  after: shown(row, row.after),
});
