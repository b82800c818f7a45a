import { expect, test } from 'vitest';
import { logBlock, proxyBlock } from '../live/nginx.ts';

test('the documented nginx keeps every server in use while one restarts', () => {
  const [, upstream = ''] = /^upstream \w+ \{(.*?)^\}/ms.exec(proxyBlock) ?? [];
  const servers = upstream.match(/^\s*server .*$/gm) ?? [];
  expect(servers.length).toBeGreaterThan(1);
  expect(servers.filter((line) => !line.includes(' max_fails=0;'))).toEqual([]);
  expect(proxyBlock).toMatch(/^\s*proxy_next_upstream error timeout http_503;$/m);
});

test('the documented nginx speaks HTTP/2, names the client and streams uploads', () => {
  for (const line of [
    'listen 443 ssl http2;',
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_request_buffering off;',
    'client_max_body_size 500m;',
  ]) {
    expect(proxyBlock).toContain(`    ${line}\n`);
  }
  expect(logBlock).toContain('access_log ');
});
