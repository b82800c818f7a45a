/** The page of a printed code of the demo data, for measurements of loading. */
import { gzipSync } from 'node:zlib';
import { listen } from '../live/listen.ts';

/** The code that is scanned, of the demo data. */
export const SCANNED = '/01/09520104400441';

/** Where the scanned code leads on this server. */
export async function pagePath(origin: string): Promise<string> {
  const answer = await fetch(origin + SCANNED, { redirect: 'manual' });
  const target = answer.headers.get('location');
  if (!target) throw new Error('The scanned code leads nowhere.');
  return new URL(target, origin).pathname;
}

/** The page of the scanned code behind a server of its own, as it is or without its faces. */
export function pageTwin(origin: string, hasFaces: boolean) {
  return listen(async (request) => {
    const answer = await fetch(origin + new URL(request.url).pathname);
    const type = answer.headers.get('content-type') ?? '';
    const headers = new Headers({ 'Content-Type': type });
    if (!type.startsWith('text/html')) return new Response(await answer.arrayBuffer(), { headers });
    const html = await answer.text();
    headers.set('Content-Encoding', 'gzip');
    const shown = hasFaces
      ? html
      : html.replace(/@font-face\{[^}]*src:url[^}]*\}|<link rel="preload" as="font"[^>]*>/g, '');
    return new Response(new Uint8Array(gzipSync(shown)), { headers });
  });
}
