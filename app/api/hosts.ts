/** A company's own domains in the addresses of its codes. */
import type { HostBody, HostUseBody, HostsAnswer } from '@hangtag/contract/wire/host';
import { call } from './client.ts';

const of = (companyId: number, rest = '') => `/api/companies/${companyId}/hosts${rest}`;

/** `GET /api/companies/{companyId}/hosts`. */
export const readHosts = (companyId: number): Promise<HostsAnswer> => call(of(companyId));

/** `POST …/hosts`. */
export const addHost = (companyId: number, body: HostBody): Promise<HostsAnswer> =>
  call(of(companyId), { method: 'POST', body });

/** `PUT …/hosts/{id}/prove`: looks for the TXT record. */
export const proveHost = (companyId: number, id: number): Promise<HostsAnswer> =>
  call(of(companyId, `/${id}/prove`), { method: 'PUT', body: {} });

/** `PUT …/hosts/{id}/use`: new codes carry it, or the platform's host again. */
export const setHostUse = (
  companyId: number,
  id: number,
  body: HostUseBody,
): Promise<HostsAnswer> => call(of(companyId, `/${id}/use`), { method: 'PUT', body });

/** `DELETE …/hosts/{id}`, while nothing in print carries it. */
export const removeHost = (companyId: number, id: number): Promise<void> =>
  call(of(companyId, `/${id}`), { method: 'DELETE' });
