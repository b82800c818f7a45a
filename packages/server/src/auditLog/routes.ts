/** A company's log for its Admins, and any for Superadmins. */
import { Hono } from 'hono';
import {
  type AuditLogAnswer,
  type AuditLogEntry,
  AuditLogQuery,
} from '@hangtag/contract/wire/auditLog';
import { dayOf } from '@hangtag/contract/rules/days';
import { zoneOf } from '../policy/companyQueries.ts';
import { companyOf } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUser } from '../policy/guards.ts';
import { paginate } from '../http/paginate.ts';
import { readQuery } from '../http/parse.ts';
import { sendCsv } from '../http/sendCsv.ts';
import type { Vars } from '../http/vars.ts';
import { namesInLog } from './names.ts';
import { listLog, wholeLog } from './queries.ts';
import { verifyLog } from './verify.ts';

const LOG = '/api/companies/:companyId/auditLog';
const duties = [requireUser, requireCompany, requirePermission('audit.read')] as const;

export const auditLogs = new Hono<Vars>();

auditLogs.get(LOG, ...duties, async (c) => {
  const query = readQuery(c, AuditLogQuery);
  const { companyId, services } = c.var;
  const { rows, total, all } = await listLog(services.db, companyId, query);
  return c.json({
    entries: paginate(c, { data: rows, total, page: query.page, size: query.size }),
    entryCount: all,
    ...(await namesInLog(services.db, companyId)),
  } satisfies AuditLogAnswer);
});

auditLogs.get(`${LOG}/check`, ...duties, async (c) =>
  // One snapshot of the data, because a server may write meanwhile.
  c.json(
    await c.var.services.db.transaction((tx) => verifyLog(tx, c.var.companyId), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  ),
);

const heads = ['Number', 'Time (UTC)', 'Person', 'Action', 'Subject', 'Name', 'Before', 'After'];

auditLogs.get(`${LOG}.csv`, ...duties, async (c) => {
  const query = readQuery(c, AuditLogQuery);
  const { companyId, services } = c.var;
  const company = await companyOf(c);
  const day = dayOf(services.now(), zoneOf(company));
  const entries = wholeLog(services.db, companyId, query);
  return sendCsv(c, { fileName: `${company.name} log ${day}.csv`, heads, rows: entries, cellsOf });
});

const cellsOf = (entry: AuditLogEntry) => [
  entry.position,
  entry.at,
  entry.actorName,
  entry.action,
  entry.subject,
  entry.subjectName,
  entry.before && JSON.stringify(entry.before),
  entry.after && JSON.stringify(entry.after),
];
