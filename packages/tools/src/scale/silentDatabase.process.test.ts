import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SilentProxy, silentProxy } from '@hangtag/server/test/support/silentProxy';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, startServer } from '../live/server.ts';
import { type PrivatePostgres, findPostgres, startPostgres } from '../postgres.ts';

const home = mkdtempSync(join(tmpdir(), 'hangtag-silent-'));
let postgres: PrivatePostgres | null = null;
let lastProxy: SilentProxy | undefined;
let lastServer: LiveServer | undefined;

describe.skipIf(findPostgres() === null)('a server whose database stops answering', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
  });

  afterEach(async () => {
    await lastServer?.end('SIGKILL');
    lastProxy?.close();
  });

  afterAll(() => {
    postgres?.stop();
    rmSync(home, { recursive: true, force: true });
  });

  /** A server behind a proxy that can fall silent. */
  const start = async (env: Readonly<Record<string, string>> = {}) => {
    if (!postgres) throw new Error('PostgreSQL did not start.');
    const proxy = await silentProxy(postgres.url);
    lastProxy = proxy;
    const server = await startServer(home, { DATABASE_URL: proxy.url, HANGTAG_DEMO: '0', ...env });
    lastServer = server;
    const status = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
    return { proxy, server, status };
  };

  test('is ready again by itself when the silent connections are given up', async () => {
    const { proxy, server, status } = await start({ DATABASE_STATEMENT_SECONDS: '1' });
    const asked = Array.from({ length: 10 }, () => status('/ready'));
    expect(await Promise.all(asked)).toEqual(Array(10).fill(200));
    proxy.fallSilent();
    expect(await status('/ready')).toBe(503);
    await expect.poll(() => status('/ready'), { timeout: 30_000 }).toBe(200);
    expect(await status('/p/AAAAAAAAAA')).toBe(404);
    expect(await status('/sanctum/csrf-cookie')).toBe(204);
    expect(server.output()).not.toContain('unexpected error');
  });

  test('reports that it is not ready, and still ends at SIGTERM', async () => {
    const { proxy, server, status } = await start();
    proxy.fallSilentForGood();
    expect(await status('/ready')).toBe(503);
    expect(await status('/health')).toBe(200);
    const { code, output } = await server.end('SIGTERM');
    expect(code).toBe(1);
    expect(output).toContain('The end took longer than 10 seconds');
  });
});
