/** The platform's lists: associations, sections, tags, blocked sites, and a company's sections. */
import type {
  Association,
  AssociationBody,
  AssociationsAnswer,
  AssociationUpdateBody,
} from '@hangtag/contract/wire/association';
import type {
  CompanySectionsAnswer,
  CompanySectionsBody,
  ContentSectionBody,
  ContentSectionsAnswer,
  ContentSectionUpdateBody,
  UsedSection,
} from '@hangtag/contract/wire/contentSection';
import type { OrderBody } from '@hangtag/contract/wire/order';
import type {
  BlockedSite,
  BlockedSiteBody,
  BlockedSitesAnswer,
  BlockedSiteUpdateBody,
} from '@hangtag/contract/wire/blockedSite';
import type { Tag, TagBody, TagsAnswer, TagUpdateBody } from '@hangtag/contract/wire/tag';
import { call } from './client.ts';

const associations = '/api/admin/associations';

/** `GET /api/admin/associations`. */
export const listAssociations = (): Promise<AssociationsAnswer> => call(associations);

/** `POST /api/admin/associations`. */
export const createAssociation = (body: AssociationBody): Promise<Association> =>
  call(associations, { method: 'POST', body });

/** `PUT /api/admin/associations/{id}`. @param version The version it is based on; a stale one is rejected (409). */
export const updateAssociation = (
  id: number,
  body: AssociationUpdateBody,
  version?: number,
): Promise<Association> => call(`${associations}/${id}`, { method: 'PUT', body, ifMatch: version });

/** `DELETE /api/admin/associations/{id}`; 409 `in_use` with the number of companies that use it, or for a stale version. */
export const deleteAssociation = (id: number, version?: number): Promise<void> =>
  call(`${associations}/${id}`, { method: 'DELETE', ifMatch: version });

/** `PUT /api/admin/associations/updateDisplayOrder` (D44). */
export const orderAssociations = (body: OrderBody): Promise<AssociationsAnswer> =>
  call(`${associations}/updateDisplayOrder`, { method: 'PUT', body });

const sections = '/api/admin/contentSections';

/**
 * `GET /api/admin/contentSections` [F237]. @param query A company's sections; or with their use, which takes longer.
 */
export const listSections = (
  query: { companyId?: number; uses?: '1' } = {},
): Promise<ContentSectionsAnswer> => call(sections, { query });

/** `POST /api/admin/contentSections` [F237]. */
export const createSection = (body: ContentSectionBody): Promise<UsedSection> =>
  call(sections, { method: 'POST', body });

/**
 * `PUT /api/admin/contentSections/{id}` [F238]; 409 `in_use` with the products that would lose data. @param version The
 * version it is based on; a stale one is rejected (409).
 */
export const updateSection = (
  id: number,
  body: ContentSectionUpdateBody,
  version?: number,
): Promise<UsedSection> => call(`${sections}/${id}`, { method: 'PUT', body, ifMatch: version });

/** `DELETE /api/admin/contentSections/{id}` [F238]; 409 `in_use` with the products that use it, or for a stale version. */
export const deleteSection = (id: number, version?: number): Promise<void> =>
  call(`${sections}/${id}`, { method: 'DELETE', ifMatch: version });

/** `PUT /api/admin/contentSections/updateDisplayOrder` [F239] (D44). */
export const orderSections = (body: OrderBody): Promise<ContentSectionsAnswer> =>
  call(`${sections}/updateDisplayOrder`, { method: 'PUT', body });

const tags = '/api/admin/tags';

/** `GET /api/admin/tags`. */
export const listTags = (): Promise<TagsAnswer> => call(tags);

/** `POST /api/admin/tags`. */
export const createTag = (body: TagBody): Promise<Tag> => call(tags, { method: 'POST', body });

/** `PUT /api/admin/tags/{id}`. @param version The version it is based on; a stale one is rejected (409). */
export const updateTag = (id: number, body: TagUpdateBody, version?: number): Promise<Tag> =>
  call(`${tags}/${id}`, { method: 'PUT', body, ifMatch: version });

/** `DELETE /api/admin/tags/{id}`; 409 `in_use` with the number of uses, or for a stale version. */
export const deleteTag = (id: number, version?: number): Promise<void> =>
  call(`${tags}/${id}`, { method: 'DELETE', ifMatch: version });

const given = (companyId: number) => `/api/admin/companies/${companyId}/sections`;

/** `GET /api/admin/companies/{id}/sections` [F161, F163]. */
export const readCompanySections = (companyId: number): Promise<CompanySectionsAnswer> =>
  call(given(companyId));

/** `PUT /api/admin/companies/{id}/sections` [F161, F163]; omitted values stay, a stale version is rejected (409). */
export const updateCompanySections = (
  companyId: number,
  body: CompanySectionsBody,
  version: number,
): Promise<CompanySectionsAnswer> =>
  call(given(companyId), { method: 'PUT', body, ifMatch: version });

const blockedSites = '/api/admin/blockedSites';

/** `GET /api/admin/blockedSites`. */
export const listBlockedSites = (): Promise<BlockedSitesAnswer> => call(blockedSites);

/** `POST /api/admin/blockedSites`: blocks it at once and mails the Admins whose buttons lead there. */
export const blockSite = (body: BlockedSiteBody): Promise<BlockedSite> =>
  call(blockedSites, { method: 'POST', body });

/** `PUT /api/admin/blockedSites/{id}`. @param version The version it is based on; a stale one is rejected (409). */
export const updateBlockedSite = (
  id: number,
  body: BlockedSiteUpdateBody,
  version?: number,
): Promise<BlockedSite> => call(`${blockedSites}/${id}`, { method: 'PUT', body, ifMatch: version });

/** `DELETE /api/admin/blockedSites/{id}`: pages show its buttons again. */
export const unblockSite = (id: number, version?: number): Promise<void> =>
  call(`${blockedSites}/${id}`, { method: 'DELETE', ifMatch: version });
