/** What a company says of itself on all its pages, and its reports (D40). */
import { eq } from 'drizzle-orm';
import { platformSectionIds } from '../../../src/content/definitions.ts';
import { annualReports } from '../../../src/db/schema/companyContent.ts';
import { section } from '../../support/products.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, company, managers, row } from './row.ts';

const OF_COMPANY = '/api/companies/:companyId';
const path = ({ companyId }: AccessFixture, rest: string) => `/api/companies/${companyId}/${rest}`;

const report = {
  year: 2025,
  kind: 'annual',
  title: 'The year at the press',
  filesId: null,
  url: 'https://example.com/2025',
  status: 'active',
};

async function newReport({ server, companyId }: AccessFixture): Promise<number> {
  const [made] = await server.db
    .insert(annualReports)
    .values({ companyId, year: 2024, kind: 'impact', title: 'Before', url: 'https://example.com' })
    .returning();
  return made?.id ?? 0;
}

const storyId = async ({ server }: AccessFixture) =>
  (await platformSectionIds(server.db, ['brand-story'])).get('brand-story') ?? 0;

export const companyContentRows: readonly AccessRow[] = [
  row(`GET ${OF_COMPANY}/content`, company(200), (fixture) => ({ path: path(fixture, 'content') })),
  row(`PUT ${OF_COMPANY}/content`, managers(200), async (fixture) => ({
    path: path(fixture, 'content'),
    body: {
      unpublishedContent: {
        signature: [
          {
            ...section(await storyId(fixture), { text: 'We press.' }),
            title: 'Who we are',
            assets: [],
            visible: true,
          },
        ],
      },
    },
  })),
  row(`PUT ${OF_COMPANY}/publish`, managers(200), (fixture) => ({
    path: path(fixture, 'publish'),
    body: { action: 'publish' },
  })),
  row(`GET ${OF_COMPANY}/annualReports`, company(200), (fixture) => ({
    path: path(fixture, 'annualReports'),
  })),
  row(`POST ${OF_COMPANY}/annualReports`, managers(201), (fixture) => ({
    path: path(fixture, 'annualReports'),
    body: report,
  })),
  row(`PUT ${OF_COMPANY}/annualReports/updateDisplayOrder`, managers(200), async (fixture) => {
    // Two are enough: others have added theirs, and each would make the body longer.
    const ofCompany = eq(annualReports.companyId, fixture.companyId);
    await fixture.server.db.delete(annualReports).where(ofCompany);
    const ids = [await newReport(fixture), await newReport(fixture)];
    const order = ids.map((id, displayOrder) => ({ id, displayOrder }));
    return { path: path(fixture, 'annualReports/updateDisplayOrder'), body: { order } };
  }),
  row(`PUT ${OF_COMPANY}/annualReports/:reportId`, managers(200), async (fixture) => ({
    path: path(fixture, `annualReports/${await newReport(fixture)}`),
    body: report,
  })),
  row(`DELETE ${OF_COMPANY}/annualReports/:reportId`, managers(200), async (fixture) => ({
    path: path(fixture, `annualReports/${await newReport(fixture)}`),
  })),
];
