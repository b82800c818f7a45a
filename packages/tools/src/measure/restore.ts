/**
 * `npm run prove -- restore`: a drill. A large installation on PostgreSQL is exported while it serves, imported into an empty
 * database and an empty folder, exported again, and started. It fails when a row, a body or a page is not as it was.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '../data/manifest.ts';
import { freePort } from '../freePort.ts';
import { type Client, type DemoAccount, openClient } from '../live/client.ts';
import { type LiveServer, startServer } from '../live/server.ts';
import { startPostgres } from '../postgres.ts';
import { builtProgram } from '../start/build.ts';
import { repository, step } from '../steps.ts';
import { createLargeFixture } from './largeFixture.ts';
import { memberOf } from './member.ts';
import { table } from './report.ts';
import { writeSection } from './markdownSections.ts';

const fixture = { companies: 1_000, users: 10_000, products: 50_000 };
/** Seeding may take this long on a busy machine, in milliseconds. */
const SEEDING_MS = 600_000;

const timed = async <Result>(name: string, work: () => Promise<Result>) => {
  const started = performance.now();
  const result = await step(name, work);
  return { result, seconds: (performance.now() - started) / 1000 };
};

/** Runs a command of an operator on an installation. */
function operate(name: string, folder: string, env: Readonly<Record<string, string>>): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtProgram(name), folder], {
    cwd: repository,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} ended with ${status}.\n${stdout}${stderr}`);
}

/** The published pages of the company's first products, as a scan shows them. */
async function pagesOf(client: Client, { companyId }: DemoAccount): Promise<readonly string[]> {
  const path = `/api/companies/${companyId}/products?state=published`;
  const { products } = (await client.send('GET', path)).body as {
    readonly products: { readonly data: readonly { readonly publicUrl: string }[] };
  };
  const pages: string[] = [];
  for (const { publicUrl } of products.data)
    pages.push(String((await client.send('GET', new URL(publicUrl).pathname)).body));
  return pages;
}

const manifestIn = (archive: string) =>
  JSON.parse(readFileSync(join(archive, 'manifest.json'), 'utf8')) as Manifest;

/** Checksums of all rows and bodies, without the head, which has the time of the export. */
const sumsIn = (archive: string): readonly string[] =>
  readFileSync(join(archive, 'SHA256SUMS'), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.endsWith('hangtag.json'));

/** What only one of two lists has. */
const differences = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set(one).symmetricDifference(new Set(other)),
];

const count = (value: number) => value.toLocaleString('en-US');
const seconds = (value: number) => `${value.toFixed(1)} s`;

const [from, to] = [await startPostgres(), await startPostgres({ isDurable: true })];
if (!from || !to) throw new Error('This needs PostgreSQL.');
const home = mkdtempSync(join(tmpdir(), 'hangtag-restore-'));
const at = (name: string) => join(home, name);
const port = String(await freePort());
const key = { APP_KEY: 'restore-drill-restore-drill-restore-drill' };
const old = { ...key, PORT: port, DATABASE_URL: from.url };
const fresh = { ...key, PORT: port, DATABASE_URL: to.url, HANGTAG_DEMO: '0' };
let server: LiveServer | undefined;
try {
  server = await step('Starting with demo data', () => startServer(at('old'), old, SEEDING_MS));
  const account = memberOf(at('old'));
  await step('Adding rows', () =>
    createLargeFixture({ dataDir: at('old'), databaseUrl: from.url }, account.companyId, fixture),
  );
  const before = openClient(server.origin);
  await before.signIn(account);
  const pages = await pagesOf(before, account);
  const backup = await timed('Exporting beside the server', async () =>
    operate('data-export', at('archive'), { ...old, DATA_DIR: at('old') }),
  );
  await server.end('SIGTERM');
  server = undefined;
  const restore = await timed('Importing', async () =>
    operate('data-import', at('archive'), { ...fresh, DATA_DIR: at('new') }),
  );
  // Before it starts: a running server writes.
  await step('Exporting again', async () =>
    operate('data-export', at('again'), { ...fresh, DATA_DIR: at('new') }),
  );
  const start = await timed('Starting on it', () => startServer(at('new'), fresh));
  server = start.result;
  const after = openClient(server.origin);
  await after.signIn(account);
  const restored = await pagesOf(after, account);
  const [was, is] = [manifestIn(at('archive')), manifestIn(at('again'))];
  const sums = sumsIn(at('archive'));
  const changed = differences(sums, sumsIn(at('again')));
  const otherPages = pages.filter((page, place) => page !== restored[place]);
  const rows = ({ tables }: Manifest) => Object.values(tables).reduce((sum, each) => sum + each, 0);
  const line = (what: string, pick: (manifest: Manifest) => number) => [
    what,
    count(pick(was)),
    count(pick(is)),
  ];
  const text = `The demo data with ${count(fixture.companies)} companies, ${count(fixture.users)} users and ${count(fixture.products)} products more, on PostgreSQL and a folder; the database that it is
restored into waits for the disk. ${cpus().length} cores under a load of ${loadavg()[0]?.toFixed(1)}. Export while the server runs ${seconds(backup.seconds)}, import
${seconds(restore.seconds)}, start until ready ${seconds(start.seconds)}: ${seconds(restore.seconds + start.seconds)} from an empty database to the first answer.

${table(
  ['', 'before', 'restored'],
  [
    line('rows', rows),
    line('of them products', ({ tables }) => tables['products'] ?? 0),
    line('of them users', ({ tables }) => tables['users'] ?? 0),
    line('bodies of files', ({ blobs }) => blobs),
    line('their bytes', ({ blobBytes }) => blobBytes),
  ],
)}

Of ${count(sums.length)} checksums of tables and bodies ${changed.length} differ in an export of what was restored, and of ${pages.length} public pages ${otherPages.length}.`;
  writeSection('Restore drill', 'npm run prove -- restore', text);
  console.log(`\n${text}`);
  if (pages.length === 0) throw new Error('No page was compared.');
  if (changed.length + otherPages.length > 0) {
    console.error(changed.join('\n'));
    process.exitCode = 1;
  }
} finally {
  await server?.end('SIGKILL');
  for (const each of [from, to]) each.stop();
  rmSync(home, { recursive: true, force: true });
}
