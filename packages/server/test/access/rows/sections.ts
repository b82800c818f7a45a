/** The catalogue of sections, and what companies are given of it. */
import { isNull } from 'drizzle-orm';
import type { ContentSectionBody } from '@hangtag/contract/wire/contentSection';
import { contentSections } from '../../../src/db/schema/content.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, row, superadmins } from './row.ts';

const ALL = '/api/admin/contentSections';
const OF_COMPANY = '/api/admin/companies/:companyId/sections';
const companyPath = ({ companyId }: AccessFixture) => `/api/admin/companies/${companyId}/sections`;

const field = {
  key: 'words',
  label: 'Words',
  kind: 'text',
  required: true,
  translatable: true,
} as const;

const definition: Omit<ContentSectionBody, 'name'> = {
  category: 'premium',
  scope: 'product',
  description: 'What it is.',
  icon: 'leaf',
  status: 'active',
  fields: [
    { ...field, maxLength: 200 },
    { ...field, key: 'rows', kind: 'table', options: ['Part', 'Weight'] },
    { ...field, key: 'papers', kind: 'files', accepts: ['pdf', 'image'] },
  ],
  maxItems: 3,
  gs1LinkType: 'gs1:pip',
};

let serial = 0;

async function newSection({ server }: AccessFixture): Promise<number> {
  serial += 1;
  const [made] = await server.db
    .insert(contentSections)
    .values({
      name: `Section ${serial}`,
      slug: `access-${serial}`,
      category: 'basic',
      scope: 'product',
      fields: [field],
    })
    .returning();
  return made?.id ?? 0;
}

export const sectionRows: readonly AccessRow[] = [
  row(`GET ${ALL}`, superadmins(200), ALL, ['companyId', 'uses']),
  row(`POST ${ALL}`, superadmins(201), ({ companyId }) => {
    serial += 1;
    return { path: ALL, body: { ...definition, name: `New ${serial}`, companyId } };
  }),
  row(`PUT ${ALL}/updateDisplayOrder`, superadmins(200), async ({ server }) => {
    const rows = await server.db
      .select({ id: contentSections.id })
      .from(contentSections)
      .where(isNull(contentSections.companyId));
    const order = rows.map(({ id }, displayOrder) => ({ id, displayOrder }));
    return { path: `${ALL}/updateDisplayOrder`, body: { order } };
  }),
  row(`PUT ${ALL}/:id`, superadmins(200), async (fixture) => ({
    path: `${ALL}/${await newSection(fixture)}`,
    body: { ...definition, name: 'Renamed', status: 'inactive' },
  })),
  row(`DELETE ${ALL}/:id`, superadmins(204), async (fixture) => ({
    path: `${ALL}/${await newSection(fixture)}`,
  })),
  row(`GET ${OF_COMPANY}`, superadmins(200), (fixture) => ({ path: companyPath(fixture) })),
  row(`PUT ${OF_COMPANY}`, superadmins(200), async (fixture) => ({
    path: companyPath(fixture),
    body: {
      sections: [
        {
          contentSectionId: await newSection(fixture),
          enabled: false,
          paid: true,
          displayOrder: 4,
        },
      ],
    },
  })),
];
