/** A browser for tests: keeps cookies and sends the XSRF token, as the app's own client does. */
import type { Hono } from 'hono';
import type { Config } from '../../src/config/config.ts';
import type { Vars } from '../../src/http/vars.ts';

interface Extras {
  readonly headers?: Readonly<Record<string, string>>;
  /** Address the call comes from. @default 127.0.0.1 */
  readonly ip?: string;
}

export interface TestClient {
  /** Cookies as the browser holds them, by name. */
  readonly cookies: Map<string, string>;
  get(path: string, extras?: Extras): Promise<Response>;
  post(path: string, body?: unknown, extras?: Extras): Promise<Response>;
  put(path: string, body?: unknown, extras?: Extras): Promise<Response>;
  delete(path: string, body?: unknown, extras?: Extras): Promise<Response>;
  /** Any method; a string, bytes or stream is sent as it is, everything else as JSON. */
  send(method: string, path: string, body?: unknown, extras?: Extras): Promise<Response>;
  /** Takes over a session and fetches its XSRF token. */
  adopt(sessionToken: string): Promise<void>;
}

export function testClient(app: Hono<Vars>, config: Config): TestClient {
  const cookies = new Map<string, string>();
  const sessionCookie = `${config.publicUrl.startsWith('https:') ? '__Host-' : ''}hangtag_session`;

  async function send(method: string, path: string, body?: unknown, extras: Extras = {}) {
    const headers = new Headers({ accept: 'application/json', ...extras.headers });
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const xsrf = cookies.get('XSRF-TOKEN');
    if (xsrf && !headers.has('x-xsrf-token')) headers.set('x-xsrf-token', decodeURIComponent(xsrf));
    const isRaw =
      typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
    if (body !== undefined && !isRaw && !headers.has('content-type')) {
      headers.set('content-type', 'application/json');
    }
    const init: RequestInit & { duplex?: 'half' } = { method, headers };
    if (body !== undefined) init.body = isRaw ? (body as BodyInit) : JSON.stringify(body);
    if (body instanceof ReadableStream) init.duplex = 'half';
    const env = { incoming: { socket: { remoteAddress: extras.ip ?? '127.0.0.1' } } };
    const response = await app.request(new URL(path, config.publicUrl).href, init, env);
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const isGone = /max-age=0(;|$)/i.test(line);
    if (isGone) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  return {
    cookies,
    send,
    get: (path, extras) => send('GET', path, undefined, extras),
    post: (path, body, extras) => send('POST', path, body, extras),
    put: (path, body, extras) => send('PUT', path, body, extras),
    delete: (path, body, extras) => send('DELETE', path, body, extras),
    async adopt(sessionToken) {
      cookies.set(sessionCookie, sessionToken);
      await send('GET', '/sanctum/csrf-cookie');
    },
  };
}
