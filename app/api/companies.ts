import type { Company, CompanyUpdateBody } from '@hangtag/contract/wire/company';
import type { CompanyTagsAnswer } from '@hangtag/contract/wire/tag';
import { call, callFile } from './client.ts';

/** `GET /api/companies/{id}` [F230], with the catalogue of sections. */
export const readCompany = (companyId: number): Promise<Company> =>
  call(`/api/companies/${companyId}`);

/** `GET /api/companies/{id}/getTags` [F235]. */
export const readCompanyTags = (companyId: number): Promise<CompanyTagsAnswer> =>
  call(`/api/companies/${companyId}/getTags`);

/** `PUT /api/companies/{id}/updateTags` [F235]: replaces the company's tags; a stale version is rejected (409). */
export const updateCompanyTags = (
  companyId: number,
  tags: readonly number[],
  version: number,
): Promise<CompanyTagsAnswer> =>
  call(`/api/companies/${companyId}/updateTags`, {
    method: 'PUT',
    body: { tags },
    ifMatch: version,
  });

/** `PUT /api/companies/{id}` [F231]. @param version The version it is based on; a stale one is rejected (409). */
export const updateCompany = (
  companyId: number,
  body: CompanyUpdateBody,
  version: number,
): Promise<Company> =>
  call(`/api/companies/${companyId}`, { method: 'PUT', body, ifMatch: version });

/** `POST …/exitPackage`: a ZIP of printed codes, published pages and redirect maps. */
export const takeAlong = (companyId: number): Promise<File> =>
  callFile(`/api/companies/${companyId}/exitPackage`, { method: 'POST', body: {} });
