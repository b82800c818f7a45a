import type {
  AdminCompany,
  AdminCompanyBody,
  CompaniesAnswer,
  CompanyCreateBody,
  CompanyListQuery,
} from '@hangtag/contract/wire/adminCompany';
import type { ApiToken, ApiTokenBody, ApiTokensAnswer } from '@hangtag/contract/wire/apiToken';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type {
  BuiltinDashboard,
  BuiltinDashboardAnswer,
  DashboardList,
  OverviewAnswer,
} from '@hangtag/contract/wire/platform';
import type { RetryAnswer, SystemAnswer } from '@hangtag/contract/wire/system';
import { withQuery } from './withQuery.ts';
import { call } from './client.ts';

const list = '/api/admin/companies';

/** `GET /api/admin/companies` [F232]. */
export const listCompanies = (query: CompanyListQuery): Promise<CompaniesAnswer> =>
  call(list, { query });

/** Address of the same list as a file. */
export const companiesFile = (query: Omit<CompanyListQuery, 'page' | 'size'>): string =>
  withQuery(`${list}.csv`, query);

/** `POST /api/admin/companies` [F234]. */
export const createCompany = (body: CompanyCreateBody): Promise<AdminCompany> =>
  call(list, { method: 'POST', body });

/** `GET /api/admin/companies/{id}` [F233]. */
export const readAdminCompany = (companyId: number): Promise<AdminCompany> =>
  call(`${list}/${companyId}`);

/** `PUT /api/admin/companies/{id}` [F233]. @param version The version it is based on; a stale one is rejected (409). */
export const updateAdminCompany = (
  companyId: number,
  body: AdminCompanyBody,
  version: number,
): Promise<AdminCompany> => call(`${list}/${companyId}`, { method: 'PUT', body, ifMatch: version });

/**
 * `POST /api/admin/companies/{id}/viewAs`: starts viewing it as its Admin. @returns The user as seen from then
 * on.
 */
export const startView = (companyId: number): Promise<CurrentUser> =>
  call(`${list}/${companyId}/viewAs`, { method: 'POST' });

/** `DELETE /api/admin/viewAs`: ends the view; succeeds without one. */
export const endView = (): Promise<CurrentUser> => call('/api/admin/viewAs', { method: 'DELETE' });

/** `GET /api/admin/overview`. */
export const readOverview = (): Promise<OverviewAnswer> => call('/api/admin/overview');

/** `GET /api/admin/dashboards` (D42). */
export const readDashboards = (): Promise<DashboardList> => call('/api/admin/dashboards');

/** `GET /api/admin/dashboards/{id}`: the figures of one built-in dashboard. */
export const readDashboard = (id: BuiltinDashboard): Promise<BuiltinDashboardAnswer> =>
  call(`/api/admin/dashboards/${id}`);

const system = '/api/admin/system';

/** `GET /api/admin/system`: the release, and the work that waits or was given up. */
export const readSystem = (): Promise<SystemAnswer> => call(system);

/** `POST /api/admin/system/jobs/{id}/retry`, or of all jobs that were given up. */
export const retryJobs = (jobId: number | 'all'): Promise<RetryAnswer> =>
  call(jobId === 'all' ? `${system}/jobs/retry` : `${system}/jobs/${jobId}/retry`, {
    method: 'POST',
  });

const tokens = '/api/admin/apiTokens';

/** `GET /api/admin/apiTokens/{companyId}` [F240, D43]. */
export const listTokens = (companyId: number): Promise<ApiTokensAnswer> =>
  call(`${tokens}/${companyId}`);

/** `POST /api/admin/apiTokens` [F240]; only this answer contains the token. */
export const createToken = (body: ApiTokenBody): Promise<ApiToken> =>
  call(tokens, { method: 'POST', body });

/** `DELETE /api/admin/apiTokens/{id}` [F240]. */
export const revokeToken = (id: number): Promise<void> =>
  call(`${tokens}/${id}`, { method: 'DELETE' });
