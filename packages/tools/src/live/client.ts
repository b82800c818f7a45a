import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoAccount } from '@hangtag/demo/accounts';

export type { DemoAccount };

/** The accounts that the server wrote into its data directory. */
export function demoAccounts(dataDir: string): readonly DemoAccount[] {
  return JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as DemoAccount[];
}

/** An answer, read. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A client with cookies, like a browser. */
export interface Client {
  readonly send: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Posts fields as a form does. */
  readonly submit: (path: string, fields: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly upload: (address: string, file: Uint8Array, type: string) => Promise<Answer>;
  /** Signs in. @throws When the server refuses. */
  readonly signIn: (account: Pick<DemoAccount, 'email' | 'password'>) => Promise<void>;
  /** Continues with the same cookies at another address. */
  readonly moveTo: (origin: string) => void;
}

/** A client without cookies. */
export function openClient(start: string): Client {
  let origin = start;
  const cookies = new Map<string, string>();

  async function request(method: string, path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    headers.set('Origin', origin);
    headers.set('X-Requested-With', 'XMLHttpRequest');
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const token = cookies.get('XSRF-TOKEN');
    if (token !== undefined) headers.set('X-XSRF-TOKEN', decodeURIComponent(token));
    const answer = await fetch(new URL(path, origin), { ...init, method, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  }

  const send: Client['send'] = (method, path, body) =>
    request(
      method,
      path,
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } },
    );

  return {
    send,
    submit: (path, fields) => request('POST', path, { body: new URLSearchParams(fields) }),
    upload(address, file, type) {
      const { pathname, search } = new URL(address, origin);
      const headers = {
        'Content-Type': type,
        'X-Filename': 'proof.png',
        'Cache-Control': 'no-cache',
      };
      return request('PUT', pathname + search, { body: Buffer.from(file), headers });
    },
    async signIn({ email, password }) {
      await send('GET', '/sanctum/csrf-cookie');
      const { status, body } = await send('POST', '/login', { email, password });
      if (status !== 204) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(body)}`);
    },
    moveTo(next) {
      origin = next;
    },
  };
}
