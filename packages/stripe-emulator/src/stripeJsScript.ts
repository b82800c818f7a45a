/** The built stub of Stripe.js, as the server sends it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const file = new URL('../dist/stripe.js', import.meta.url);

/** Answers `GET /_stripe/stripe.js`; 404 with a sentence where it is not built. */
export async function stripeJsScript(ifNoneMatch: string | undefined): Promise<Response> {
  const script = await readFile(file, 'utf8').catch(() => null);
  if (script === null) return new Response('The stub of Stripe.js is not built.', { status: 404 });
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 24)}"`;
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    etag,
  };
  if (ifNoneMatch === etag) return new Response(null, { status: 304, headers });
  return new Response(script, { headers });
}
