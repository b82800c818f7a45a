/** What nginx needs for the least that a resolver could do: a redirect that is written in its configuration, and a file. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@hangtag/server/test/support/jobs';
import { freePort } from '../../freePort.ts';
import { findNginx } from '../../live/nginx.ts';
import { type HttpClient, openHttp } from './mix.ts';

/** A running nginx, and a client of it. */
export interface StaticServer {
  readonly http: HttpClient;
  end(): void;
}

/** Starts it; null where nginx is not installed. `/01/…` is redirected, `/page.html` is a file. */
export async function startStatic(page: string): Promise<StaticServer | null> {
  const program = findNginx();
  if (program === null) return null;
  const home = mkdtempSync(join(tmpdir(), 'hangtag-static-'));
  const port = await freePort();
  const at = (name: string) => join(home, name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at(name)};`)
    .join(' ');
  writeFileSync(at('page.html'), page);
  writeFileSync(
    at('nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; pid ${at('pid')}; error_log ${at('error.log')};
events {}
http {
  ${temporary}
  access_log ${at('access.log')};
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    root ${home};
    location /01/ { return 307 /p/7K3M04119Z$is_args$args; }
  }
}
`,
  );
  const nginx = spawn(program, ['-p', home, '-c', at('nginx.conf')], { stdio: 'ignore' });
  const http = openHttp(`http://127.0.0.1:${port}`);
  await waitUntil(() =>
    http.status('/page.html').then(
      (status) => status === 200,
      () => false,
    ),
  );
  return {
    http,
    end() {
      http.close();
      nginx.kill('SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
