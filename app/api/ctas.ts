/** Calls to action [F024]. */
import type {
  CtaBody,
  CtaCheckAnswer,
  CtasAnswer,
  CtaUpdateBody,
  CtaUsageAnswer,
  CtaWriteAnswer,
} from '@hangtag/contract/wire/cta';
import { call } from './client.ts';

const of = (companyId: number, rest = '') => `/api/companies/${companyId}/ctas${rest}`;

/** `GET /api/companies/{id}/ctas`. */
export const readCtas = (companyId: number): Promise<CtasAnswer> => call(of(companyId));

/** `GET /api/companies/{id}/ctas/{ctaId}/usage`. */
export const readCtaUses = (companyId: number, ctaId: number): Promise<CtaUsageAnswer> =>
  call(of(companyId, `/${ctaId}/usage`));

/** `POST /api/companies/{id}/ctas`. */
export const createCta = (companyId: number, body: CtaBody): Promise<CtaWriteAnswer> =>
  call(of(companyId), { method: 'POST', body });

/** `PUT /api/companies/{id}/ctas/{ctaId}`; 409 `cta_in_use` when the number of live pages is not confirmed. */
export const updateCta = (
  companyId: number,
  ctaId: number,
  version: number,
  body: CtaUpdateBody,
): Promise<CtaWriteAnswer> =>
  call(of(companyId, `/${ctaId}`), { method: 'PUT', body, ifMatch: version });

/** `PUT /api/companies/{id}/ctas/updateDisplayOrder` (D44). @param ids Every call to action, in the new order. */
export const orderCtas = (companyId: number, ids: readonly number[]): Promise<CtasAnswer> =>
  call(of(companyId, '/updateDisplayOrder'), {
    method: 'PUT',
    body: { order: ids.map((id, displayOrder) => ({ id, displayOrder })) },
  });

/**
 * `DELETE /api/companies/{id}/ctas/{ctaId}`; 409 `in_use` with the pages that use it, or for a stale version.
 * @param replaceBy Takes its place in drafts and on live pages.
 */
export const deleteCta = (
  companyId: number,
  ctaId: number,
  version: number,
  replaceBy?: number,
): Promise<CtasAnswer> =>
  call(of(companyId, `/${ctaId}`), {
    method: 'DELETE',
    ifMatch: version,
    ...(replaceBy !== undefined && { query: { replaceBy } }),
  });

/** `POST /api/companies/{id}/ctas/{ctaId}/check`; asks the address now. */
export const checkCta = (companyId: number, ctaId: number): Promise<CtaCheckAnswer> =>
  call(of(companyId, `/${ctaId}/check`), { method: 'POST' });
