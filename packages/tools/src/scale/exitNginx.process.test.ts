import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirectNginx } from '@hangtag/server/exitPackage/redirects';
import { waitUntil } from '@hangtag/server/test/support/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../freePort.ts';
import { findNginx } from '../live/nginx.ts';

const nginx = findNginx();
const NUMBER = '/01/09506000134352';
const PAGE = '/p/7K3M04119Z';

// Where nginx is not installed, packages/server/src/exitPackage/redirects.test.ts reads the lines.
describe.skipIf(nginx === null)('the nginx.conf of an exit package', () => {
  let home: string;
  let origin: string;
  let proxy: ChildProcess;

  const ask = async (path: string) => {
    const { status, headers } = await fetch(`${origin}${path}`, { redirect: 'manual' });
    const location = headers.get('location');
    return {
      status,
      to: location && location.replace(origin, ''),
      type: headers.get('content-type'),
    };
  };

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'hangtag-exit-'));
    chmodSync(home, 0o755);
    mkdirSync(join(home, 'site/p'), { recursive: true });
    writeFileSync(join(home, `site${PAGE}.html`), '<!doctype html>');
    writeFileSync(join(home, `site${PAGE}.jsonld`), '{}');
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const from = (at: number) => `/01/${String(at).padStart(14, '0')}`;
    const many = Array.from({ length: 20_000 }, (_, at) => ({ from: from(at), to: '/p/OTHER' }));
    const site = redirectNginx([...many, { from: NUMBER, to: PAGE }], ['7K3M04119Z'])
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace('/srv/hangtag/site', join(home, 'site'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(home, name)};`)
      .join(' ');
    writeFileSync(
      join(home, 'nginx.conf'),
      `daemon off; pid ${join(home, 'pid')}; error_log ${join(home, 'error.log')};
events {}
http { ${temporary} access_log off;
${site}}
`,
    );
    proxy = spawn(nginx ?? '', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'ignore' });
    await waitUntil(() =>
      ask(PAGE).then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  });

  afterAll(() => {
    proxy?.kill('SIGTERM');
    rmSync(home, { recursive: true, force: true });
  });

  test.each([
    [NUMBER, PAGE],
    [`${NUMBER}/`, PAGE],
    [`${NUMBER}/10/A%2FB/21/S?17=261231&x=%41`, `${PAGE}?17=261231&x=%41`],
    ['/01/00000000019999/21/S', '/p/OTHER'],
  ])('leads %s to %s with 307', async (from, to) => {
    expect(await ask(from)).toMatchObject({ status: 307, to });
  });

  test.each(['/01/09506000134369', `${NUMBER}9`, `/x${NUMBER}`, '/p/0000000000'])(
    'answers 404 for %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test('serves a page as HTML and its data as JSON-LD', async () => {
    expect((await ask(PAGE)).type).toBe('text/html');
    expect((await ask(`${PAGE}.jsonld`)).type).toBe('application/ld+json');
  });
});
