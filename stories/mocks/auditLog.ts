/** Mocks the audit log of a company. */
import { http, HttpResponse } from 'msw';
import { auditLogAnswer, logEntries } from '../fixtures/auditLog.ts';

/** The mocked call. */
export const auditLogPath = (companyId = 7) => `/api/companies/${companyId}/auditLog`;

/** The log, with search by name and filter by action. */
export const auditLogHandlers = (companyId = 7) => [
  http.get(auditLogPath(companyId), ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const search = asked.get('search')?.toLowerCase() ?? '';
    const action = asked.get('action') ?? '';
    const found = logEntries.filter(
      (each) =>
        `${each.actorName} ${each.subjectName}`.toLowerCase().includes(search) &&
        each.action.startsWith(action),
    );
    const isWhole = search === '' && action === '';
    return HttpResponse.json(
      auditLogAnswer(found, { total: isWhole ? 1284 : found.length, entryCount: 1284 }),
    );
  }),
  http.get(`${auditLogPath(companyId)}/check`, () =>
    HttpResponse.json({ isWhole: true, rows: 1284 }),
  ),
];
