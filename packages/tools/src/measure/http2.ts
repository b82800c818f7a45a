import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSigned } from '@hangtag/server/test/support/selfSigned';
import { waitUntil } from '@hangtag/server/test/support/jobs';
import { freePort } from '../freePort.ts';
import type { Listener } from '../live/listen.ts';
import { findNginx, startNginx } from '../live/nginx.ts';

/** The documented nginx before a server, with HTTP/2 and a certificate that nobody has signed; null without nginx. */
export async function openHttp2(behind: number): Promise<Listener | null> {
  const nginx = findNginx();
  if (nginx === null) return null;
  const home = mkdtempSync(join(tmpdir(), 'hangtag-http2-'));
  const port = await freePort();
  const place = { home, port, behind: [behind, behind], certificate: selfSigned } as const;
  const proxy = startNginx(nginx, place);
  const ended = new Promise<void>((resolve) => proxy.once('exit', () => resolve()));
  // Speaking HTTP without TLS gets an answer of nginx's own.
  await waitUntil(() =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status === 400,
      () => false,
    ),
  );
  return {
    origin: `https://127.0.0.1:${port}`,
    async close() {
      proxy.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
