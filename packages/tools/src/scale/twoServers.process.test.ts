import { type ExecFileException, execFile } from 'node:child_process';
import { type OpenDatabase, openPostgres } from '@hangtag/server/db/open';
import { outboxMailer } from '@hangtag/server/mail/outbox';
import { picture } from '@hangtag/server/test/support/files';
import { waitUntil } from '@hangtag/server/test/support/jobs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from '../live/client.ts';
import { buildIfChanged, publicPage } from '../start/build.ts';
import { repository } from '../steps.ts';
import { findPostgres } from '../postgres.ts';
import { type TwoServers, appKey, startTwoServers } from './twoServers.ts';

const noor = { email: 'noor@example.com', password: 'a long one of their own' };
const company = '/api/companies/1';

let two: TwoServers;
let database: OpenDatabase;
let client: Client;

/** The command as an operator runs it, while both servers are up. */
function createAdmin(): Promise<string> {
  const command = ['packages/tools/src/admin/create.ts', noor.email, 'Noor Haddad'];
  const env = { ...process.env, ...two.env };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      command,
      { cwd: repository, env },
      (error: ExecFileException | null, out, err) =>
        error ? reject(new Error(err)) : resolve(out),
    );
  });
}

async function rowsOf<Row>(query: string): Promise<readonly Row[]> {
  const { rows } = (await database.db.execute(sql.raw(query))) as unknown as { rows: Row[] };
  return rows;
}

const idsOf = (messages: readonly { readonly source: string }[]) =>
  messages.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1]);

async function sendEmails(count: number): Promise<void> {
  const mailer = outboxMailer(database.db, [appKey]);
  const emailTo = (at: number) => ({
    to: `p${at}@example.com`,
    subject: 'Hello',
    text: 'Hello',
    html: '',
  });
  await Promise.all(Array.from({ length: count }, (_, at) => mailer.send(emailTo(at))));
}

describe.skipIf(findPostgres() === null)('two servers on one database and one store', () => {
  beforeAll(async () => {
    await buildIfChanged(publicPage);
    const started = await startTwoServers();
    if (!started) throw new Error('PostgreSQL did not start.');
    two = started;
    database = await openPostgres(two.postgres.url);
    client = openClient(two.a.origin);
  });

  afterAll(async () => {
    await database?.close();
    await two?.stop();
  });

  test('migrate an empty database once when they start at the same moment', async () => {
    const [{ done } = { done: 0 }] = await rowsOf<{ done: number }>(
      'select count(*)::int as done from drizzle.__drizzle_migrations',
    );
    const [{ kinds } = { kinds: 0 }] = await rowsOf<{ kinds: number }>(
      'select count(distinct hash)::int as kinds from drizzle.__drizzle_migrations',
    );
    expect(done).toBe(kinds);
    expect(await rowsOf('select name from plans group by name having count(*) > 1')).toEqual([]);
  });

  test('accept each other’s sessions', async () => {
    const [, token] = /\/password\/reset\/([\w-]+)\?/.exec(await createAdmin()) ?? [];
    await client.send('GET', '/sanctum/csrf-cookie');
    const set = await client.send('POST', '/email/reset', {
      token,
      ...noor,
      password_confirmation: noor.password,
    });
    expect(set.status).toBe(200);
    await client.signIn(noor);
    // A Superadmin can work only with two-step sign-in.
    await database.db.execute(
      sql`insert into two_steps (user_id, secret, confirmed_at) select id, 'unused', now() from users`,
    );
    client.moveTo(two.b.origin);
    const made = await client.send('POST', `${company}/products`, { model: '' });
    expect(made.status).toBe(201);
    const { productId } = made.body as { productId: number };
    client.moveTo(two.a.origin);
    expect((await client.send('GET', `${company}/products/${productId}`)).status).toBe(200);
  });

  test('accept and show a file that was announced on the other', async () => {
    client.moveTo(two.a.origin);
    const file = { companyId: 1, type: 'image', fileName: 'a.png', assetName: 'A' };
    const { uploadUrl, filesId } = (await client.send('POST', '/api/files', file)).body as {
      uploadUrl: string;
      filesId: number;
    };
    client.moveTo(two.b.origin);
    expect((await client.upload(uploadUrl, await picture(), 'image/png')).status).toBe(200);
    client.moveTo(two.a.origin);
    // Both servers serve the same body at the address.
    expect((await client.upload(uploadUrl, await picture(), 'image/png')).status).toBe(403);
    for (const { origin } of [two.a, two.b]) {
      client.moveTo(origin);
      const { fileUrl } = (await client.send('GET', `/api/files/${filesId}`)).body as {
        fileUrl: string;
      };
      expect((await client.send('GET', fileUrl)).status).toBe(200);
    }
  });

  test('send each email once', async () => {
    await waitUntil(
      async () => (await rowsOf("select 1 from jobs where kind = 'mail'")).length === 0,
    );
    const before = two.smtp.received.length;
    await sendEmails(60);
    await waitUntil(
      async () => (await rowsOf("select 1 from jobs where kind = 'mail'")).length === 0,
    );
    const sent = two.smtp.received.slice(before);
    expect(sent).toHaveLength(60);
    expect(new Set(idsOf(sent)).size).toBe(60);
  });

  test('run the sweep once', async () => {
    const sweeps = await rowsOf<{ attempts: number }>(
      "select attempts from jobs where kind = 'sweep'",
    );
    expect(sweeps).toEqual([{ attempts: 0 }]);
  });

  test('count wrong passwords together', async () => {
    const stranger = openClient(two.a.origin);
    await stranger.send('GET', '/sanctum/csrf-cookie');
    const guess = () =>
      stranger.send('POST', '/login', { email: 'who@example.com', password: 'x' });
    const seen: number[] = [];
    for (const { origin } of [two.a, two.b, two.a, two.b, two.a, two.b]) {
      stranger.moveTo(origin);
      seen.push((await guess()).status);
    }
    expect(seen).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('lose and repeat no email when one ends in the middle', async () => {
    const before = two.smtp.received.length;
    await sendEmails(120);
    await waitUntil(() => two.smtp.received.length > before + 10);
    const { code } = await two.b.end('SIGTERM');
    expect(code).toBe(0);
    client.moveTo(two.a.origin);
    expect((await client.send('GET', '/api/user')).status).toBe(200);
    await waitUntil(
      async () => (await rowsOf("select 1 from jobs where kind = 'mail'")).length === 0,
    );
    const sent = two.smtp.received.slice(before);
    expect(sent).toHaveLength(120);
    expect(new Set(idsOf(sent)).size).toBe(120);
  });
});
