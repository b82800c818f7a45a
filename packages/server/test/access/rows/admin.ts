/** The platform's area: Superadmins, and nobody else (X7). */
import { sql } from 'drizzle-orm';
import { jobs } from '../../../src/db/schema/platform.ts';
import { apiTokens, associations, tags } from '../../../src/db/schema/lists.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, company, managers, operators, row, superadmins } from './row.ts';

const LIST = '/api/admin/companies';

const TAGS = '/api/admin/tags';
const ASSOCIATIONS = '/api/admin/associations';
const OF_COMPANY = '/api/companies/:companyId';
const companyPath = ({ companyId }: AccessFixture, rest: string) =>
  `/api/companies/${companyId}/${rest}`;

const SYSTEM = '/api/admin/system';
const TOKENS = '/api/admin/apiTokens';

let serial = 0;

async function newTag({ server }: AccessFixture): Promise<number> {
  serial += 1;
  const name = `Tag ${serial}`;
  const [row] = await server.db.insert(tags).values({ name, slug: name, kind: 'both' }).returning();
  return row?.id ?? 0;
}

async function newAssociation({ server }: AccessFixture): Promise<number> {
  serial += 1;
  const [row] = await server.db
    .insert(associations)
    .values({ name: `A ${serial}` })
    .returning();
  return row?.id ?? 0;
}

async function newToken({ server, companyId }: AccessFixture): Promise<number> {
  serial += 1;
  const [row] = await server.db
    .insert(apiTokens)
    .values({
      companyId,
      name: 'Token',
      abilities: ['products:read'],
      secretHash: String(serial),
      lastFour: 'abcd',
      createdBy: 1,
    })
    .returning();
  return row?.id ?? 0;
}

async function newFailedJob({ server }: AccessFixture): Promise<number> {
  const [row] = await server.db
    .insert(jobs)
    .values({ kind: 'sweep', payload: {}, failedAt: sql`now()`, lastError: 'no' })
    .returning();
  return row?.id ?? 0;
}

/** What an Admin may write too; all of it, so that nothing else is read. */
const companyFields = {
  companyName: 'Merrow',
  industry: 31,
  url: 'https://merrow.example',
  email: 'hello@merrow.example',
  telephone: '555-010-0100',
  streetAddress: '1 Quay',
  streetAddress2: null,
  city: 'Portland',
  country: 'US',
  state: 'US-ME',
  postcode: '04101',
  logoFile: null,
  requiresTwoStep: false,
  language: 'en',
  timeZone: 'Europe/Zurich',
};

const platformFields = {
  listingType: 'paid',
  status: 'Active',
  salesRep: 'Sam',
  notes: 'Called in May.',
  demo: false,
  unlimitedProducts: true,
  unlimitedSections: false,
};

export const adminRows: readonly AccessRow[] = [
  row(`GET ${LIST}`, superadmins(200), LIST, ['page', 'size', 'search', 'sort', 'type', 'status']),
  row(`POST ${LIST}`, superadmins(201), () => ({
    path: LIST,
    body: { companyName: 'Quayside', type: 'free', ...platformFields },
  })),
  row(`GET ${LIST}/:companyId`, superadmins(200), ({ companyId }) => ({
    path: `${LIST}/${companyId}`,
  })),
  row(`PUT ${LIST}/:companyId`, superadmins(200), ({ companyId }) => ({
    path: `${LIST}/${companyId}`,
    // The plan it has: with a subscription no other can be set by hand (D12).
    body: { ...companyFields, ...platformFields, type: 'pro' },
  })),
  row(`GET ${LIST}.csv`, superadmins(200), `${LIST}.csv`, ['search', 'sort', 'type', 'status']),
  row('GET /api/admin/overview', superadmins(200), '/api/admin/overview'),
  row(`GET ${SYSTEM}`, operators(200), SYSTEM),
  row(`POST ${SYSTEM}/jobs/retry`, operators(200), `${SYSTEM}/jobs/retry`),
  row(`POST ${SYSTEM}/jobs/:jobId/retry`, operators(200), async (fixture) => ({
    path: `${SYSTEM}/jobs/${await newFailedJob(fixture)}/retry`,
  })),
  row('GET /api/admin/dashboards', superadmins(200), '/api/admin/dashboards'),
  row('GET /api/admin/dashboards/:dashboard', superadmins(200), '/api/admin/dashboards/plans'),
  row(`POST ${LIST}/:companyId/viewAs`, superadmins(200), ({ companyId }) => ({
    path: `${LIST}/${companyId}/viewAs`,
  })),
  row('DELETE /api/admin/viewAs', superadmins(200), '/api/admin/viewAs'),
  row(`GET ${TAGS}`, superadmins(200), TAGS),
  row(`POST ${TAGS}`, superadmins(201), () => {
    serial += 1;
    return { path: TAGS, body: { name: `New ${serial}`, color: '#1f4d3d', kind: 'both' } };
  }),
  row(`PUT ${TAGS}/:id`, superadmins(200), async (fixture) => ({
    path: `${TAGS}/${await newTag(fixture)}`,
    body: { name: `Renamed ${serial}`, color: null, kind: 'both' },
  })),
  row(`DELETE ${TAGS}/:id`, superadmins(204), async (fixture) => ({
    path: `${TAGS}/${await newTag(fixture)}`,
  })),
  row(`GET ${OF_COMPANY}/getTags`, company(200), (fixture) => ({
    path: companyPath(fixture, 'getTags'),
  })),
  row(`PUT ${OF_COMPANY}/updateTags`, managers(200), async (fixture) => ({
    path: companyPath(fixture, 'updateTags'),
    body: { tags: [await newTag(fixture)] },
  })),
  row(`GET ${ASSOCIATIONS}`, superadmins(200), ASSOCIATIONS),
  row(`POST ${ASSOCIATIONS}`, superadmins(201), () => {
    serial += 1;
    const name = `Association ${serial}`;
    const url = 'https://association.example';
    return {
      path: ASSOCIATIONS,
      body: { name, abbreviation: 'A', url, logoFile: null, status: 'active' },
    };
  }),
  row(`PUT ${ASSOCIATIONS}/updateDisplayOrder`, superadmins(200), async ({ server }) => {
    const rows = await server.db.select({ id: associations.id }).from(associations);
    const order = rows.map(({ id }, displayOrder) => ({ id, displayOrder }));
    return { path: `${ASSOCIATIONS}/updateDisplayOrder`, body: { order } };
  }),
  row(`PUT ${ASSOCIATIONS}/:id`, superadmins(200), async (fixture) => ({
    path: `${ASSOCIATIONS}/${await newAssociation(fixture)}`,
    body: {
      name: `Renamed ${serial}`,
      abbreviation: null,
      url: '',
      logoFile: null,
      status: 'inactive',
    },
  })),
  row(`DELETE ${ASSOCIATIONS}/:id`, superadmins(204), async (fixture) => ({
    path: `${ASSOCIATIONS}/${await newAssociation(fixture)}`,
  })),
  row(`GET ${OF_COMPANY}/associations`, company(200), (fixture) => ({
    path: companyPath(fixture, 'associations'),
  })),
  row(`PUT ${OF_COMPANY}/associations`, managers(200), async (fixture) => ({
    path: companyPath(fixture, 'associations'),
    body: {
      associations: [
        {
          associationId: await newAssociation(fixture),
          certificateNumber: 'DE-001',
          validFrom: '2026-01-01',
          validTo: '2027-01-01',
          evidenceFilesId: (await fixture.newFile()).filesId,
        },
      ],
    },
  })),
  row(`POST ${TOKENS}`, superadmins(201), ({ companyId }) => ({
    path: TOKENS,
    body: {
      companyId,
      name: 'Shop',
      abilities: ['products:read'],
      expiresAt: '2027-11-21T12:00:00Z',
    },
  })),
  row(`GET ${TOKENS}/:companyId`, superadmins(200), ({ companyId }) => ({
    path: `${TOKENS}/${companyId}`,
  })),
  row(`DELETE ${TOKENS}/:id`, superadmins(204), async (fixture) => ({
    path: `${TOKENS}/${await newToken(fixture)}`,
  })),
];
