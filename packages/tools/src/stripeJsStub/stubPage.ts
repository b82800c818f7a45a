/** Serves the page of the stub's tests on a port, with an emulator behind it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createEmulator } from '@hangtag/stripe-emulator/createEmulator';
import { createMemoryStore } from '@hangtag/stripe-emulator/memoryStore';
import { build } from 'vite';
import { listen } from '../live/listen.ts';
import { buildIfChanged, stripeJsStub } from '../start/build.ts';

const secretKey = 'sk_test_0123456789abcdefghijklmn';

/** A page that is served. */
interface StubPage {
  readonly origin: string;
  /** Last digits of the cards that were saved. */
  readonly kept: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Builds the page and the stub, and serves both. */
export async function serveStubPage(): Promise<StubPage> {
  await buildIfChanged(stripeJsStub);
  const outDir = mkdtempSync(join(tmpdir(), 'hangtag-stripe-stub-'));
  const root = new URL('page/', import.meta.url).pathname;
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });

  const emulator = createEmulator({
    store: createMemoryStore(),
    now: () => new Date(),
    secretKey,
    webhookSecret: 'whsec_nobody_listens',
    deliver: () => Promise.resolve(),
  });
  const call = async (path: string, body?: string) => {
    const headers = { authorization: `Bearer ${secretKey}` };
    const init = body === undefined ? { headers } : { headers, method: 'POST', body };
    const response = await emulator.fetch(new Request(`http://stripe${path}`, init));
    return response.json();
  };
  const { id: customer } = await call('/v1/customers', '');

  const server = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/_stripe/')) return emulator.fetch(request);
    if (pathname === '/intent') {
      const intent = await call('/v1/setup_intents', `customer=${customer}`);
      return Response.json({ secret: intent.client_secret });
    }
    const file = pathname === '/' ? '/index.html' : pathname;
    const type = types[extname(file)] ?? 'application/octet-stream';
    // The policy of the product's own pages, so that a style or script that it would block fails here.
    const policy = "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'";
    const headers = { 'content-type': type, 'content-security-policy': policy };
    return new Response(new Uint8Array(readFileSync(join(outDir, file))), { headers });
  });

  return {
    origin: server.origin,
    kept: async () => {
      const { data } = await call(`/v1/customers/${customer}/payment_methods`);
      const cards: readonly { card: { last4: string } }[] = data;
      return cards.map(({ card }) => card.last4);
    },
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
