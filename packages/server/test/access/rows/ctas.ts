/** Calls to action (F024, X11). */
import { eq } from 'drizzle-orm';
import { ctas } from '../../../src/db/schema/ctas.ts';
import { uses } from '../../../src/db/schema/uses.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, company, everyone, row } from './row.ts';

const ALL = '/api/companies/:companyId/ctas';
const ONE = `${ALL}/:ctaId`;
const path = ({ companyId }: AccessFixture, rest = '') => `/api/companies/${companyId}/ctas${rest}`;

const body = {
  name: 'Winter box',
  label: 'See the winter box',
  type: 'promotion',
  target: 'https://merrow.example/winter',
  filesId: null,
  style: 'secondary',
  utm: { source: 'pack' },
  startsAt: null,
  endsAt: null,
  status: 'active',
};

async function newCta({ server, companyId }: AccessFixture): Promise<number> {
  const target = 'https://merrow.example';
  const [made] = await server.db
    .insert(ctas)
    .values({ companyId, name: 'Before', label: 'Before', type: 'url', target })
    .returning();
  return made?.id ?? 0;
}

export const ctaRows: readonly AccessRow[] = [
  row(`GET ${ALL}`, company(200), (fixture) => ({ path: path(fixture) })),
  row(`POST ${ALL}`, company(201), async (fixture) => {
    // The plan's limit is no matter of rights.
    await fixture.server.db.delete(uses).where(eq(uses.companyId, fixture.companyId));
    await fixture.server.db.delete(ctas).where(eq(ctas.companyId, fixture.companyId));
    return { path: path(fixture), body };
  }),
  row(`PUT ${ALL}/updateDisplayOrder`, company(200), async (fixture) => {
    await fixture.server.db.delete(ctas).where(eq(ctas.companyId, fixture.companyId));
    const ids = [await newCta(fixture), await newCta(fixture)];
    const order = ids.map((id, displayOrder) => ({ id, displayOrder }));
    return { path: path(fixture, '/updateDisplayOrder'), body: { order } };
  }),
  row(`PUT ${ONE}`, company(200), async (fixture) => ({
    path: path(fixture, `/${await newCta(fixture)}`),
    body: { ...body, confirmUses: 0 },
  })),
  row(
    `DELETE ${ONE}`,
    company(200),
    async (fixture) => ({ path: path(fixture, `/${await newCta(fixture)}`) }),
    ['replaceBy'],
  ),
  row(`POST ${ONE}/check`, company(409), async (fixture) => ({
    path: path(fixture, `/${await newCta(fixture)}/check`),
  })),
  row(`GET ${ONE}/usage`, company(200), async (fixture) => ({
    path: path(fixture, `/${await newCta(fixture)}/usage`),
  })),
  row('POST /api/companies/:companyId/links/check', company(409), ({ companyId }) => ({
    path: `/api/companies/${companyId}/links/check`,
    body: { address: 'https://merrow.example' },
  })),
  row('GET /p/:code/go/:ctaId', everyone(303), ({ product }) => ({
    path: `${new URL(product.publicUrl).pathname}/go/1`,
  })),
];
