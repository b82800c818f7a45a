/** The platform's lists [F027-F029]. */
import type { BlockedSite } from '@hangtag/contract/wire/blockedSite';
import type { Association } from '@hangtag/contract/wire/association';
import type { UsedSection } from '@hangtag/contract/wire/contentSection';
import type { OrderBody } from '@hangtag/contract/wire/order';
import type { Tag } from '@hangtag/contract/wire/tag';
import * as calls from '../api/lists.ts';
import { createPlatformList } from './platformList.ts';

const inOrder = (ids: readonly number[]): OrderBody => ({
  order: ids.map((id, displayOrder) => ({ id, displayOrder })),
});

/** Associations, in order. */
export const associationList = createPlatformList<Association>({
  read: async () => (await calls.listAssociations()).associations,
  order: (ids) => calls.orderAssociations(inOrder(ids)),
  remove: calls.deleteAssociation,
  deactivate: (id, version) => calls.updateAssociation(id, { status: 'inactive' }, version),
});

/** The platform's sections, in order; a company's own are among its assigned ones. */
export const sectionCatalogue = createPlatformList<UsedSection>({
  read: async () => (await calls.listSections()).contentSections,
  count: async () => (await calls.listSections({ uses: '1' })).contentSections,
  order: (ids) => calls.orderSections(inOrder(ids)),
  remove: calls.deleteSection,
  deactivate: (id, version) => calls.updateSection(id, { status: 'inactive' }, version),
});

/** Tags, by name. */
export const tagList = createPlatformList<Tag>({
  read: async () => (await calls.listTags()).tags,
  remove: calls.deleteTag,
});

/** Sites to which no call to action leads, by name. */
export const blockedSiteList = createPlatformList<BlockedSite>({
  read: async () => (await calls.listBlockedSites()).sites,
  remove: calls.unblockSite,
});
