/** A company's own hosts. */
import { companyHosts } from '../../../src/db/schema/hosts.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, company, everyone, managers, row } from './row.ts';

const HOSTS = '/api/companies/:companyId/hosts';

/** Names of hosts are each company's once. */
let count = 0;
const newName = () => `code-${(count += 1)}.merrow.example`;

async function newHost({ server, companyId }: AccessFixture): Promise<string> {
  const at = server.services.now();
  const values = { companyId, host: newName(), token: 'a', addedAt: at, provedAt: at };
  const [made] = await server.db.insert(companyHosts).values(values).returning();
  return `/api/companies/${companyId}/hosts/${made?.id}`;
}

export const hostRows: readonly AccessRow[] = [
  row('GET /api/tls/ask', everyone(200), '/api/tls/ask?domain=localhost:4000', ['domain']),
  row(`GET ${HOSTS}`, company(200), ({ companyId }) => ({
    path: `/api/companies/${companyId}/hosts`,
  })),
  row(`POST ${HOSTS}`, managers(201), async ({ server, companyId }) => {
    await server.db.delete(companyHosts);
    return { path: `/api/companies/${companyId}/hosts`, body: { host: newName() } };
  }),
  row(`PUT ${HOSTS}/:hostId/prove`, managers(200), async (fixture) => ({
    path: `${await newHost(fixture)}/prove`,
  })),
  row(`PUT ${HOSTS}/:hostId/use`, managers(200), async (fixture) => ({
    path: `${await newHost(fixture)}/use`,
    body: { isUsed: false },
  })),
  row(`DELETE ${HOSTS}/:hostId`, managers(204), async (fixture) => ({
    path: await newHost(fixture),
  })),
];
