/** The check of addresses that pages lead to. */
import type { LinkCheckAnswer } from '@hangtag/contract/wire/link';
import { call } from './client.ts';

/** `POST /api/companies/{id}/links/check`; asks the address now. */
export const checkAddress = (companyId: number, address: string): Promise<LinkCheckAnswer> =>
  call(`/api/companies/${companyId}/links/check`, { method: 'POST', body: { address } });
