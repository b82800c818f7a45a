import type { AuditLogAnswer, AuditLogCheck, AuditLogQuery } from '@hangtag/contract/wire/auditLog';
import { withQuery } from './withQuery.ts';
import { call } from './client.ts';

const log = (companyId: number) => `/api/companies/${companyId}/auditLog`;

/** `GET /api/companies/{id}/auditLog`. */
export const readAuditLog = (companyId: number, query: AuditLogQuery): Promise<AuditLogAnswer> =>
  call(log(companyId), { query });

/** Address of the same entries as a file. */
export const auditLogFile = (
  companyId: number,
  query: Omit<AuditLogQuery, 'page' | 'size'>,
): string => withQuery(`${log(companyId)}.csv`, query);

/** `GET /api/companies/{id}/auditLog/check`: verifies the log. */
export const checkAuditLog = (companyId: number): Promise<AuditLogCheck> =>
  call(`${log(companyId)}/check`);
