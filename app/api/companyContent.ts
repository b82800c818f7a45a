import type {
  AnnualReportBody,
  AnnualReportsAnswer,
  AnnualReportUpdateBody,
} from '@hangtag/contract/wire/annualReport';
import type {
  CompanyAssociationsAnswer,
  CompanyAssociationsBody,
} from '@hangtag/contract/wire/association';
import type {
  CompanyContentAnswer,
  CompanyContentBody,
} from '@hangtag/contract/wire/companyContent';
import type { PublishBody } from '@hangtag/contract/wire/product';
import { call } from './client.ts';

const of = (companyId: number, rest: string) => `/api/companies/${companyId}/${rest}`;

/** `GET /api/companies/{id}/content` [D40]. */
export const readContent = (companyId: number): Promise<CompanyContentAnswer> =>
  call(of(companyId, 'content'));

/** `PUT /api/companies/{id}/content` [D40]; rejected when `version` is stale. */
export const updateContent = (
  companyId: number,
  version: number,
  body: CompanyContentBody,
): Promise<CompanyContentAnswer> =>
  call(of(companyId, 'content'), { method: 'PUT', body, ifMatch: version });

/** `PUT publishUrl` [D40]; rejected when `version` is stale. */
export const publishContent = (
  publishUrl: string,
  version: number,
  body: PublishBody,
): Promise<CompanyContentAnswer> => call(publishUrl, { method: 'PUT', body, ifMatch: version });

/** `GET /api/companies/{id}/annualReports`. */
export const readReports = (companyId: number): Promise<AnnualReportsAnswer> =>
  call(of(companyId, 'annualReports'));

/** `POST /api/companies/{id}/annualReports`; returns the list. */
export const createReport = (
  companyId: number,
  body: AnnualReportBody,
): Promise<AnnualReportsAnswer> => call(of(companyId, 'annualReports'), { method: 'POST', body });

/** `PUT /api/companies/{id}/annualReports/{reportId}`; returns the list; a stale version is rejected (409). */
export const updateReport = (
  companyId: number,
  reportId: number,
  body: AnnualReportUpdateBody,
  version: number,
): Promise<AnnualReportsAnswer> =>
  call(of(companyId, `annualReports/${reportId}`), { method: 'PUT', body, ifMatch: version });

/** `PUT /api/companies/{id}/annualReports/updateDisplayOrder`. @param ids Every report, in the new order. */
export const orderReports = (
  companyId: number,
  ids: readonly number[],
): Promise<AnnualReportsAnswer> =>
  call(of(companyId, 'annualReports/updateDisplayOrder'), {
    method: 'PUT',
    body: { order: ids.map((id, displayOrder) => ({ id, displayOrder })) },
  });

/** `DELETE /api/companies/{id}/annualReports/{reportId}`; returns the list; a stale version is rejected (409). */
export const removeReport = (
  companyId: number,
  reportId: number,
  version: number,
): Promise<AnnualReportsAnswer> =>
  call(of(companyId, `annualReports/${reportId}`), { method: 'DELETE', ifMatch: version });

/** `GET /api/companies/{id}/associations`. */
export const readBadges = (companyId: number): Promise<CompanyAssociationsAnswer> =>
  call(of(companyId, 'associations'));

/** `PUT /api/companies/{id}/associations`: replaces the company's badges; a stale version is rejected (409). */
export const writeBadges = (
  companyId: number,
  body: CompanyAssociationsBody,
  version: number,
): Promise<CompanyAssociationsAnswer> =>
  call(of(companyId, 'associations'), { method: 'PUT', body, ifMatch: version });
