import type { CodeLink, CodeLinkBody, CodeLinksAnswer } from '@hangtag/contract/wire/codeLink';
import { call } from './client.ts';

const links = (companyId: number, productId: number) =>
  `/api/companies/${companyId}/products/${productId}/codeLinks`;

/** `GET …/products/{productId}/codeLinks`. */
export const listCodeLinks = (companyId: number, productId: number): Promise<CodeLinksAnswer> =>
  call(links(companyId, productId));

/** `POST …/codeLinks`. */
export const addCodeLink = (
  companyId: number,
  productId: number,
  body: CodeLinkBody,
): Promise<CodeLink> => call(links(companyId, productId), { method: 'POST', body });

/** `PUT …/codeLinks/{linkId}`. */
export const changeCodeLink = (
  companyId: number,
  productId: number,
  linkId: number,
  body: CodeLinkBody,
): Promise<CodeLink> => call(`${links(companyId, productId)}/${linkId}`, { method: 'PUT', body });

/** `DELETE …/codeLinks/{linkId}`. */
export const deleteCodeLink = (
  companyId: number,
  productId: number,
  linkId: number,
): Promise<void> => call(`${links(companyId, productId)}/${linkId}`, { method: 'DELETE' });
