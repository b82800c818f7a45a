/** `npm run prove -- lists`: measures long lists. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoAccount, demoAccounts, openClient } from '../live/client.ts';
import { startServer } from '../live/server.ts';
import { repository, step } from '../steps.ts';
import { type LargeFixture, createLargeFixture } from './largeFixture.ts';
import { reportLists } from './listsReport.ts';
import { type Call, measureCalls } from './load.ts';

const fixture: LargeFixture = { companies: 1_000, users: 10_000, products: 50_000 };
const rate = 10;
const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-lists-'));

const accountOf = (role: string, plan?: string): DemoAccount => {
  const found = demoAccounts(dataDir).find(
    (account) => account.role === role && (plan === undefined || account.plan === plan),
  );
  if (!found) throw new Error(`The demo data has no ${role}.`);
  return found;
};

async function listCalls(origin: string): Promise<Call[]> {
  const [admin, root] = [openClient(origin), openClient(origin)];
  const account = accountOf('Admin', 'pro');
  await admin.signIn(account);
  await root.signIn(accountOf('Superadmin'));
  const company = `/api/companies/${account.companyId}`;
  const call = (name: string, client: typeof admin, path: string): Call => ({
    name,
    make: async () => (await client.send('GET', path)).status,
  });
  return [
    call('people, first page', admin, `${company}/users?size=5`),
    call('people, page 2000', admin, `${company}/users?size=5&page=2000`),
    call('people, last sign-in first', admin, `${company}/users?size=5&sort=recent`),
    call('people, search "celik"', admin, `${company}/users?size=5&search=celik`),
    call('people, search for nobody', admin, `${company}/users?size=5&search=zzzz`),
    call('products, first page', admin, `${company}/products`),
    call('products, page 2000', admin, `${company}/products?page=2000`),
    call('products, last edited first', admin, `${company}/products?sort=Recently%20edited`),
    call('products, search "candle 41"', admin, `${company}/products?search=candle%2041`),
    call('products, search for nothing', admin, `${company}/products?search=zzzz`),
    call('dashboard', admin, `${company}/dashboard`),
    call('companies, first page', root, '/api/admin/companies'),
    call('companies, last active first', root, '/api/admin/companies?sort=active'),
    call('companies, search "dubois"', root, '/api/admin/companies?search=dubois'),
    call('overview of the platform', root, '/api/admin/overview'),
  ];
}

try {
  const empty = await step('Starting with demo data', () => startServer(dataDir));
  await empty.end('SIGTERM');
  const { companyId } = accountOf('Admin', 'pro');
  await step('Filling the lists', () => createLargeFixture(dataDir, companyId, fixture));
  const server = await step('Starting again', () => startServer(dataDir));
  try {
    const calls = await listCalls(server.origin);
    await step('Warming up', () => measureCalls(calls, { perSecond: rate, seconds: 5 }));
    const figures = await step(`Calling ${rate} times a second`, () =>
      measureCalls(calls, { perSecond: rate, seconds: 60 }),
    );
    const text = reportLists({ fixture, rate, figures }, new Date());
    writeFileSync(join(repository, 'docs/lists.md'), text);
    console.log(`\n${text}`);
  } finally {
    await server.end('SIGTERM');
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
