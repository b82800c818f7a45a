/** nginx that serves one compressed page from disk, with its log, in one process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Starts it in the foreground, as a process that SIGTERM ends. @param home An empty folder. @param body In brotli. */
export function startStaticNginx(
  program: string,
  { home, port, path, body }: { home: string; port: number; path: string; body: Buffer },
): ChildProcess {
  const at = (name: string) => join(home, name);
  writeFileSync(at('page.br'), body);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at(name)};`)
    .join(' ');
  writeFileSync(
    at('nginx.conf'),
    `daemon off; worker_processes 1; user root; pid ${at('pid')}; error_log ${at('error.log')};
events {}
http {
  ${temporary}
  access_log ${at('access.log')};
  sendfile on; tcp_nopush on; keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    location = ${path} {
      alias ${at('page.br')};
      default_type "text/html; charset=UTF-8";
      add_header Content-Encoding br;
      add_header Vary "Accept, Accept-Encoding";
      add_header Cache-Control "public, max-age=0";
    }
  }
}
`,
  );
  return spawn(program, ['-p', home, '-c', at('nginx.conf')], { stdio: 'inherit' });
}
