/** Mocks the platform's lists; each stores changes. */
import type { BlockedSite, BlockedSiteBody } from '@hangtag/contract/wire/blockedSite';
import type { Association, AssociationBody } from '@hangtag/contract/wire/association';
import type {
  CompanySectionsBody,
  ContentSectionBody,
  ContentSectionUpdateBody,
  UsedSection,
} from '@hangtag/contract/wire/contentSection';
import type { OrderBody } from '@hangtag/contract/wire/order';
import type { Tag, TagBody } from '@hangtag/contract/wire/tag';
import { http, HttpResponse } from 'msw';
import {
  association,
  associations,
  blockedSites,
  catalogue,
  merrowSections,
  platformTag,
  platformTags,
  assignedSection,
} from '../fixtures/platformLists.ts';

/** The mocked calls. */
export const associationsPath = '/api/admin/associations';
export const sectionsPath = '/api/admin/contentSections';
export const tagsPath = '/api/admin/tags';
export const blockedSitesPath = '/api/admin/blockedSites';

interface Numbered {
  readonly id: number;
}

function listWire<Item extends Numbered, Body extends object>(
  path: string,
  start: readonly Item[],
  answer: (items: readonly Item[]) => object,
  make: (id: number, body: Body) => Item,
) {
  let items = start;
  return [
    http.get(path, () => HttpResponse.json(answer(items))),
    http.post<never, Body>(path, async ({ request }) => {
      const made = make(99, await request.json());
      items = [...items, made];
      return HttpResponse.json({ ...made }, { status: 201 });
    }),
    http.put<never, OrderBody>(`${path}/updateDisplayOrder`, async ({ request }) => {
      const { order } = await request.json();
      items = order.flatMap(({ id }) => items.filter((item) => item.id === id));
      return HttpResponse.json(answer(items));
    }),
    http.put<{ id: string }, Body>(`${path}/:id`, async ({ params, request }) => {
      const body = await request.json();
      items = items.map((item) => (item.id === Number(params.id) ? { ...item, ...body } : item));
      return HttpResponse.json({ ...items.find((item) => item.id === Number(params.id)) });
    }),
    http.delete<{ id: string }>(`${path}/:id`, ({ params }) => {
      items = items.filter((item) => item.id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

/** All three lists with some weeks of data. */
export const platformListsHandlers = () => [
  ...listWire<Association, AssociationBody>(
    associationsPath,
    associations,
    (items) => ({ associations: items }),
    (id, body) => association(id, { name: body.name }),
  ),
  ...listWire<UsedSection, ContentSectionBody>(
    sectionsPath,
    catalogue,
    (items) => ({ contentSections: items }),
    (id, body) => assignedSection(id, { name: body.name }),
  ),
  ...listWire<Tag, TagBody>(
    tagsPath,
    platformTags,
    (items) => ({ tags: items }),
    (id, body) => platformTag(id, body),
  ),
  ...listWire<BlockedSite, BlockedSiteBody>(
    blockedSitesPath,
    blockedSites,
    (items) => ({ sites: items }),
    (id, { site, reason = '' }) => {
      return { id, site, reason, blockedAt: '2026-11-21T12:00:00Z', uses: 1, version: 1 };
    },
  ),
];

/** The calls for the sections of company 7. */
const assignedTo = (companyId: number) => `/api/admin/companies/${companyId}/sections`;
export const assignedSectionsPath = assignedTo(7);

/** The sections of a company, which store changes. */
export function companySectionsHandlers(companyId = 7) {
  const path = assignedTo(companyId);
  let sections = merrowSections;
  return [
    http.get(path, () => HttpResponse.json({ sections, version: 1 })),
    http.put<{ id: string }, ContentSectionUpdateBody>(
      `${sectionsPath}/:id`,
      async ({ params, request }) => {
        const { status = 'active' } = await request.json();
        sections = sections.map((each) =>
          each.id === Number(params.id) ? { ...each, status } : each,
        );
        return HttpResponse.json({ ...sections.find(({ id }) => id === Number(params.id)) });
      },
    ),
    http.put<never, CompanySectionsBody>(path, async ({ request }) => {
      const { sections: sent } = await request.json();
      const gifts = new Map(sent.map(({ contentSectionId, ...gift }) => [contentSectionId, gift]));
      sections = sections.map((each) => ({
        ...each,
        pivot: { ...each.pivot, ...gifts.get(each.id) },
      }));
      return HttpResponse.json({ sections, version: 1 });
    }),
  ];
}
