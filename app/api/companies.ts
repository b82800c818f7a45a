import type { Company } from '@hangtag/contract/wire/company';
import { call } from './client.ts';

/** `GET /api/companies/{id}` [F230]; brings the catalogue of sections along. */
export const readCompany = (companyId: number): Promise<Company> =>
  call(`/api/companies/${companyId}`);
