/**
 * `npm run prove -- lists`: reads of a large installation on both engines; `lists:before` fills in the figures that the
 * present ones are compared with, and `lists:now:embedded` measures one engine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoAccount, demoAccounts, openClient } from '../live/client.ts';
import { startServer } from '../live/server.ts';
import { startPostgres } from '../postgres.ts';
import { step } from '../steps.ts';
import { findSubject } from './calls.ts';
import { type LargeFixture, createLargeFixture } from './largeFixture.ts';
import { type Engine, type Version, aims, mergeFigures } from './listsReport.ts';
import { type Call, type CallFigures, measureCalls } from './load.ts';
import { memberOf } from './member.ts';
import { readRows, writeSection } from './markdownSections.ts';

const TITLE = 'Reads at 50 a second in a large installation';
const fixture: LargeFixture = { companies: 1_000, users: 10_000, products: 50_000 };
const rate = 50;
const SECONDS = 20;
/** Seeding may take this long on a busy machine, in milliseconds. */
const SEEDING_MS = 600_000;

function superadminOf(dataDir: string): DemoAccount {
  const found = demoAccounts(dataDir).find(({ role }) => role === 'Superadmin');
  if (!found) throw new Error('The demo data has no Superadmin.');
  return found;
}

async function listCalls(origin: string, dataDir: string): Promise<Call[]> {
  const [admin, root] = [openClient(origin), openClient(origin)];
  const account = memberOf(dataDir);
  await admin.signIn(account);
  await root.signIn(superadminOf(dataDir));
  const { product, fileUrl } = await findSubject(admin, account);
  const company = `/api/companies/${account.companyId}`;
  const call = (name: string, client: typeof admin, path: string): Call => ({
    name,
    make: async () => (await client.send('GET', path)).status,
  });
  return [
    call('products, first page', admin, `${company}/products`),
    call('products, page 2000', admin, `${company}/products?page=2000`),
    call('products, last edited first', admin, `${company}/products?sort=Recently%20edited`),
    call('products, search "candle 41"', admin, `${company}/products?search=candle%2041`),
    call('products, search for nothing', admin, `${company}/products?search=zzzz`),
    call('one product', admin, `${company}/products/${product.productId}`),
    call('picture', admin, fileUrl),
    call('dashboard', admin, `${company}/dashboard`),
    call('people, first page', admin, `${company}/users?size=5`),
    call('people, page 2000', admin, `${company}/users?size=5&page=2000`),
    call('people, last sign-in first', admin, `${company}/users?size=5&sort=recent`),
    call('people, search "celik"', admin, `${company}/users?size=5&search=celik`),
    call('people, search for nobody', admin, `${company}/users?size=5&search=zzzz`),
    call('companies, first page', root, '/api/admin/companies'),
    call('companies, last active first', root, '/api/admin/companies?sort=active'),
    call('companies, search "dubois"', root, '/api/admin/companies?search=dubois'),
    call('overview of the platform', root, '/api/admin/overview'),
  ];
}

async function measureEngine(engine: Engine): Promise<readonly CallFigures[]> {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
  if (engine === 'PostgreSQL' && !postgres) throw new Error('This needs PostgreSQL.');
  const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-lists-'));
  const databaseUrl = postgres?.url ?? null;
  const env: Readonly<Record<string, string>> =
    databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  try {
    const empty = await step(`Starting with demo data, ${engine}`, () =>
      startServer(dataDir, env, SEEDING_MS),
    );
    await empty.end('SIGTERM');
    const { companyId } = memberOf(dataDir);
    await step('Filling the lists', () =>
      createLargeFixture({ dataDir, databaseUrl }, companyId, fixture),
    );
    const server = await step('Starting again', () => startServer(dataDir, env));
    try {
      const calls = await listCalls(server.origin, dataDir);
      await step('Warming up', () => measureCalls(calls, { perSecond: 20, seconds: 5 }));
      return await step(`Calling ${rate} times a second`, () =>
        measureCalls(calls, { perSecond: rate, seconds: SECONDS }),
      );
    } finally {
      await server.end('SIGTERM');
    }
  } finally {
    postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [, , version = 'now', only] = process.argv;
const count = (value: number) => value.toLocaleString('en-US');
for (const engine of Object.keys(aims) as Engine[]) {
  if (only !== undefined && engine !== only) continue;
  const figures = await measureEngine(engine);
  const failed = figures.filter((each) => each.failed > 0);
  if (failed.length > 0) throw new Error(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  const rows = mergeFigures(readRows(TITLE), { engine, version: version as Version, figures });
  const text = `One company with ${count(fixture.users)} people and ${count(fixture.products)} products, among ${count(fixture.companies)} companies; all kinds of calls in turn, each timed
from when it was due. ${cpus().length} cores under a load of ${loadavg()[0]?.toFixed(1)}, which PostgreSQL and the client share with other work. Aims: p95 of at
most ${aims.PostgreSQL} ms on PostgreSQL and ${aims.embedded} ms embedded. [lists.md](lists.md) says why it is so.

${rows}`;
  writeSection(TITLE, 'npm run prove -- lists', text);
  console.log(`\n${text}`);
}
