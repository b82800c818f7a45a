import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SilentProxy, silentProxy } from '@hangtag/server/test/support/silentProxy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, startServer } from '../live/server.ts';
import { type PrivatePostgres, findPostgres, startPostgres } from '../postgres.ts';

const home = mkdtempSync(join(tmpdir(), 'hangtag-silent-'));
let postgres: PrivatePostgres | null = null;
let proxy: SilentProxy;
let server: LiveServer;

describe.skipIf(findPostgres() === null)('a server whose database stops answering', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    if (!postgres) throw new Error('PostgreSQL did not start.');
    proxy = await silentProxy(postgres.url);
    const env = { DATABASE_URL: proxy.url, HANGTAG_DEMO: '0' };
    server = await startServer(home, env);
  });

  afterAll(async () => {
    await server?.end('SIGKILL');
    proxy?.close();
    postgres?.stop();
    rmSync(home, { recursive: true, force: true });
  });

  test('reports that it is not ready, and still ends at SIGTERM', async () => {
    proxy.fallSilentForGood();
    expect((await fetch(`${server.origin}/ready`)).status).toBe(503);
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
    const { code, output } = await server.end('SIGTERM');
    expect(code).toBe(1);
    expect(output).toContain('The end took longer than 10 seconds');
  });
});
