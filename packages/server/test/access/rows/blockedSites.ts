/** Sites to which no call to action leads: the platform's alone. */
import { sql } from 'drizzle-orm';
import { blockedSites } from '../../../src/db/schema/blockedSites.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, row, superadmins } from './row.ts';

const SITES = '/api/admin/blockedSites';

let serial = 0;

async function newPath({ server }: AccessFixture): Promise<string> {
  serial += 1;
  const [made] = await server.db
    .insert(blockedSites)
    .values({ site: `blocked-${serial}.example`, blockedAt: sql`now()` })
    .returning();
  return `${SITES}/${made?.id ?? 0}`;
}

export const blockedSiteRows: readonly AccessRow[] = [
  row(`GET ${SITES}`, superadmins(200), SITES),
  row(`POST ${SITES}`, superadmins(201), () => {
    serial += 1;
    return { path: SITES, body: { site: `new-${serial}.example`, reason: 'It takes passwords.' } };
  }),
  row(`PUT ${SITES}/:id`, superadmins(200), async (fixture) => ({
    path: await newPath(fixture),
    body: { reason: 'It takes cards.' },
  })),
  row(`DELETE ${SITES}/:id`, superadmins(204), async (fixture) => ({
    path: await newPath(fixture),
  })),
];
